import {
  type ConfigEdit,
  type ConfigFormat,
  editConfigText,
  migrateConfig,
  toContrastingColor,
  toJsonSchema,
} from '@spearmint/config'
import { isConfigFile } from '../../site/index.ts'
import { escapeName } from './escape-name.ts'

/** The user's choices for a new site. */
export interface StarterAnswers {
  /** Any text with at least one visible character. */
  name: string
  /** `#` and 3 or 6 hex digits. */
  color: string
  /** Whether to include API pages. */
  hasApi: boolean
  /** The format of the configuration. */
  format: ConfigFormat
}

/** A text file. Its path is relative to the site's folder, with `/`. */
export interface StarterFile {
  path: string
  text: string
}

/** Names that would take effect in the template folder itself. */
const REAL_NAMES: Readonly<Record<string, string>> = { gitignore: '.gitignore', mintignore: '.mintignore' }

const API_FOLDER = 'api/'
/** Index of the API group in the navigation. */
const API_GROUP = 3
/** Minimum contrast of text (WCAG 2.2, level AA). */
const MIN_CONTRAST = 4.5

/**
 * Creates the files of a new site from the template. Replaces `%NAME%`, `%PRIMARY%` and other placeholders, escaped as
 * each type of file requires. The template has a `mint.json`, from which a `docs.json` is converted.
 */
export function createStarter(template: readonly StarterFile[], answers: StarterAnswers): StarterFile[] {
  const name = toPlainName(answers.name)
  const colors = toColors(answers.color)
  const values = { ...colors, ...toLogoSizes(name), FORMAT: answers.format }
  const files = template
    .filter(({ path }) => answers.hasApi || !path.startsWith(API_FOLDER))
    .map(({ path, text }): StarterFile => {
      if (isConfigFile(path))
        return toConfigFile(toConfig(text, { name, colors, hasApi: answers.hasApi }), answers.format)
      return { path: REAL_NAMES[path] ?? path, text: fill(text, { ...values, NAME: escapeName(name, path) }) }
    })
  const schema = {
    path: `${answers.format}.schema.json`,
    text: `${JSON.stringify(toJsonSchema({ format: answers.format }), null, 2)}\n`,
  }
  return [...files, schema].sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** Normalizes a name to one line without control characters, and replaces what can't be encoded in UTF-8. */
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
    PRIMARY: toContrastingColor(color, '#ffffff', MIN_CONTRAST),
    LIGHT: toContrastingColor(color, '#0f1117', 2 * MIN_CONTRAST),
    DARK: toContrastingColor(color, '#ffffff', 1.5 * MIN_CONTRAST),
  }
}

/** Estimates the width of a logo from the average width of a letter. Characters of East Asian scripts are square. */
function toLogoSizes(name: string): { TEXT_WIDTH: string; LOGO_WIDTH: string } {
  const widths = [...name].map((character) => (/[\u1100-\u{10FFFF}]/u.test(character) ? 20 : 10.5))
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

function toConfigFile(text: string, format: ConfigFormat): StarterFile {
  if (format === 'mint') return { path: 'mint.json', text }
  const { text: docs = '' } = migrateConfig(text)
  return { path: 'docs.json', text: docs }
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/%([A-Z_]+)%/g, (written, key: string) => values[key] ?? written)
}
