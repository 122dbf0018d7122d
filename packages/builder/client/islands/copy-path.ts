import { copyTextOf, serveCopyButtons } from './shared/copy-buttons.ts'

/** The copy button beside the path of an API page. */
serveCopyButtons('[data-sm=copy-path]', async (button) => {
  const path = button.parentElement?.querySelector('.api-path')
  return path && (await copyTextOf(path)) ? 'Copied' : undefined
})
