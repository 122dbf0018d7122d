import { type ConfigEdit, editConfigText, findContrasting, toJsonSchema } from '@spearmint/config'
import { escapeName } from './escape-name.ts'

/** What a new site is to be like. */
export interface StarterAnswers {
  /** Any text with at least one visible sign. */
  name: string
  /** `#` and 3 or 6 hex digits. */
  color: string
  /** Whether it has pages of an API. */
  hasApi: boolean
}

/** A file of text; the path is relative to the folder of the site, with `/`. */
export interface StarterFile {
  path: string
  text: string
}

/** Files whose names would mean something in the template itself. */
const REAL_NAMES: Readonly<Record<string, string>> = { gitignore: '.gitignore', mintignore: '.mintignore' }

const API_FOLDER = 'api/'
/** Where the group of the API stands in the navigation. */
const API_GROUP = 3
/** Contrast of text by WCAG 2.2, level AA. */
const READABLE = 4.5

/**
 * Makes the files of a new site from the template. Name and color stand where the template has `%NAME%`, `%PRIMARY%` and
 * the like, written as each kind of file needs it.
 */
export function createStarter(template: readonly StarterFile[], answers: StarterAnswers): StarterFile[] {
  const name = toPlainName(answers.name)
  const colors = toColors(answers.color)
  const values = { ...colors, ...toLogoSizes(name) }
  const files = template
    .filter(({ path }) => answers.hasApi || !path.startsWith(API_FOLDER))
    .map(({ path, text }): StarterFile => {
      if (path === 'mint.json') return { path, text: toConfig(text, { name, colors, hasApi: answers.hasApi }) }
      return { path: REAL_NAMES[path] ?? path, text: fill(text, { ...values, NAME: escapeName(name, path) }) }
    })
  const schema = { path: 'mint.schema.json', text: `${JSON.stringify(toJsonSchema(), null, 2)}\n` }
  return [...files, schema].sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** One line without signs that cannot be seen; what no file can hold is replaced. */
export function toPlainName(name: string): string {
  return name
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[\s\p{Cc}\u2028\u2029\uFFFE\uFFFF]+/gu, ' ')
    .trim()
}

interface Colors {
  /** On white, and on black: both can be read. */
  PRIMARY: string
  LIGHT: string
  DARK: string
}

function toColors(color: string): Colors {
  return {
    PRIMARY: findContrasting(color, '#ffffff', READABLE),
    LIGHT: findContrasting(color, '#0f1117', 2 * READABLE),
    DARK: findContrasting(color, '#ffffff', 1.5 * READABLE),
  }
}

/** Letters of a logo are drawn as wide as they are on average, wide ones of other scripts as wide as they are high. */
function toLogoSizes(name: string): { TEXT_WIDTH: string; LOGO_WIDTH: string } {
  const widths = [...name].map((sign) => (/[\u1100-\u{10FFFF}]/u.test(sign) ? 20 : 10.5))
  const width = Math.ceil(widths.reduce((sum, one) => sum + one, 0))
  return { TEXT_WIDTH: String(width), LOGO_WIDTH: String(width + 44) }
}

function toConfig(text: string, { name, colors, hasApi }: { name: string; colors: Colors; hasApi: boolean }): string {
  const withoutApi: ConfigEdit[] = [
    { kind: 'remove', path: ['navigation', API_GROUP] },
    { kind: 'remove', path: ['tabs'] },
    { kind: 'remove', path: ['primaryTab'] },
  ]
  return editConfigText(text, [
    { kind: 'set', path: ['name'], value: name },
    { kind: 'set', path: ['colors', 'primary'], value: colors.PRIMARY },
    { kind: 'set', path: ['colors', 'light'], value: colors.LIGHT },
    { kind: 'set', path: ['colors', 'dark'], value: colors.DARK },
    ...(hasApi ? [] : withoutApi),
  ])
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/%([A-Z_]+)%/g, (written, key: string) => values[key] ?? written)
}
