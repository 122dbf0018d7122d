import { findNearest } from '../diagnostics/index.ts'
import type { ValueProblem } from '../problems/config-problem.ts'
import { describePath } from '../problems/describe-path.ts'
import { describeValue } from '../problems/describe-value.ts'
import type { PlacedText } from './placed-text.ts'
import type { SiteFiles } from './site-files.ts'
import { isExternal, toSitePath } from './to-site-path.ts'

/** Every image of the configuration exists. */
export function checkMissingImage(images: readonly PlacedText[], files: SiteFiles): ValueProblem[] {
  return images.flatMap(({ text: image, path }): ValueProblem[] => {
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
