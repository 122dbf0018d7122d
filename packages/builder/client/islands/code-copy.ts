import { copyTextOf, serveCopyButtons } from './shared/copy-buttons.ts'

/** Copy buttons of code blocks. */
serveCopyButtons('[data-sm=code-copy]', async (button) => {
  const code = button.closest('.code-block')?.querySelector('code')
  return code && (await copyTextOf(code)) ? 'Copied' : undefined
})
