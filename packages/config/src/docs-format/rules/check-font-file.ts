import type { ConfigPath } from '../../problems/config-path.ts'
import type { ValueProblem } from '../../problems/config-problem.ts'
import { describePath } from '../../problems/describe-path.ts'
import { describeValue } from '../../problems/describe-value.ts'
import type { FontsInput } from '../schema/fonts.ts'
import type { DocsFacts } from './docs-facts.ts'

/** Names that every system resolves to one of its own fonts. */
const SYSTEM_FAMILIES: ReadonlySet<string> = new Set(
  'serif sans-serif monospace cursive fantasy system-ui ui-serif ui-sans-serif ui-monospace ui-rounded'.split(' '),
)

/** Notes that a font without a file is not loaded: the hosted service would load it from Google. */
export function checkFontFile({ settings: { fonts = {} } }: DocsFacts): ValueProblem[] {
  const faces: { face: Omit<FontsInput, 'heading' | 'body'> | undefined; path: ConfigPath }[] = [
    { face: fonts, path: ['fonts'] },
    { face: fonts.heading, path: ['fonts', 'heading'] },
    { face: fonts.body, path: ['fonts', 'body'] },
  ]
  return faces.flatMap(({ face, path }): ValueProblem[] => {
    const { family, source } = face ?? {}
    if (family === undefined || source !== undefined || SYSTEM_FAMILIES.has(family.toLowerCase())) return []
    const at = [...path, 'family']
    return [
      {
        code: 'config/font-without-file',
        path: at,
        at: 'value',
        message: `${describePath(at)} is ${describeValue(family)}, and there is no "source"; only visitors who have this font installed see it.`,
        suggestions: [
          `Add the font file to the site: "source": "/fonts/${toFileName(family)}.woff2", "format": "woff2".`,
        ],
      },
    ]
  })
}

function toFileName(family: string): string {
  return (
    family
      .toLowerCase()
      .match(/[a-z\d]+/g)
      ?.join('-') ?? 'font'
  )
}
