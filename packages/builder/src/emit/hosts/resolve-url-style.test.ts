import { expect, it } from 'vitest'
import { resolveUrlStyle, type UrlStyleInput } from './resolve-url-style.ts'

it.each<[what: string, input: UrlStyleInput, style: string]>([
  ['nothing', {}, 'html'],
  ['a host that serves clean URLs', { host: 'nginx' }, 'clean'],
  ['a host that only stores files', { host: 's3' }, 'html'],
  ['seo.trailingSlash', { config: { seo: { trailingSlash: true } }, host: 'netlify' }, 'folder'],
  ['seo.trailingSlash that is false', { config: { seo: { trailingSlash: false } } }, 'html'],
  ['spearmint.urls', { config: { urls: 'html', seo: { trailingSlash: true } }, host: 'netlify' }, 'html'],
  ['the option', { option: 'clean', config: { urls: 'folder' }, host: 's3' }, 'clean'],
])('chooses the style for %s', (_what, input, style) => {
  expect(resolveUrlStyle(input)).toBe(style)
})
