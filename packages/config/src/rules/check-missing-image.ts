import { findNearest } from '../diagnostics/find-nearest.ts'
import type { ConfigPath, Problem } from '../problems/config-problem.ts'
import { describePath } from '../problems/describe-path.ts'
import type { CheckedConfig } from '../schema/checked-config.ts'
import type { SiteFiles } from './site-files.ts'
import { isExternal, toSitePath } from './site-path.ts'

/** The pictures of the configuration are there. */
export function checkMissingImage({ logo, favicon, backgroundImage }: CheckedConfig, files: SiteFiles): Problem[] {
  const logos: { image: string | undefined; path: ConfigPath }[] =
    typeof logo === 'object'
      ? [
          { image: logo.light, path: ['logo', 'light'] },
          { image: logo.dark, path: ['logo', 'dark'] },
        ]
      : [{ image: logo, path: ['logo'] }]
  const images = [
    ...logos,
    { image: favicon, path: ['favicon'] },
    { image: backgroundImage, path: ['backgroundImage'] },
  ]
  return images.flatMap(({ image = '', path }): Problem[] => {
    if (image.trim() === '' || isExternal(image) || files.hasFile(toSitePath(image))) return []
    const name = describePath(path)
    const near = findNearest(toSitePath(image), files.listFiles?.() ?? [], 1)
    return [
      {
        code: 'config/missing-image',
        path,
        at: 'value',
        message: `There is no file "${toSitePath(image)}" for ${name}; it is left out.`,
        suggestions: [...near.map((file) => `Did you mean "/${file}"?`), `Add the file, or remove ${name}.`],
      },
    ]
  })
}
