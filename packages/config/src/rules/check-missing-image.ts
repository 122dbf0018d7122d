import { findNearest } from '../diagnostics/index.ts'
import type { ConfigPath } from '../problems/config-path.ts'
import type { ValueProblem } from '../problems/config-problem.ts'
import { describePath } from '../problems/describe-path.ts'
import { describeValue } from '../problems/describe-value.ts'
import type { PartialConfig } from '../schema/partial-config.ts'
import type { SiteFiles } from './site-files.ts'
import { isExternal, toSitePath } from './to-site-path.ts'

/** Every image of the configuration exists. */
export function checkMissingImage({ logo, favicon, backgroundImage }: PartialConfig, files: SiteFiles): ValueProblem[] {
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
  return images.flatMap(({ image = '', path }): ValueProblem[] => {
    if (image.trim() === '' || isExternal(image) || files.hasFile(toSitePath(image))) return []
    const name = describePath(path)
    const near = findNearest(toSitePath(image), files.listFiles?.() ?? [], 1)
    return [
      {
        code: 'config/missing-image',
        path,
        at: 'value',
        message: `${name} is ${describeValue(image)}, but there is no file "${toSitePath(image)}"; it is not shown.`,
        suggestions: [...near.map((file) => `Did you mean "/${file}"?`), `Add the file, or remove ${name}.`],
      },
    ]
  })
}
