import { parseSiteConfig, type SiteConfig } from '@spearmint/config'
import { expect, it } from 'vitest'
import { checkRepository } from './check-repository.ts'

it.each([
  ['docs.json', { spearmint: { feedback: { suggestEdit: true } } }, '"spearmint.feedback.suggestEdit"'],
  ['mint.json', { feedback: { suggestEdit: true } }, '"feedback.suggestEdit"'],
])('names the setting as %s does', (file, config, name) => {
  const parsed = parseSiteConfig(JSON.stringify(config), { file })
  const [diagnostic] = checkRepository(parsed.config as SiteConfig, undefined, parsed.locateInFiles)
  expect(diagnostic?.message).toContain(`so ${name} cannot be shown`)
})
