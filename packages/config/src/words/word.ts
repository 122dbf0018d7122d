/** The forms of a word by the plural category (`Intl.PluralRules`) of its placeholder `{count}`. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** A text with placeholders such as `{name}`, or its plural forms. */
export type Word = string | PluralForms

export type WordTable = Readonly<Record<string, Word>>

/** The names of the placeholders of a word, from its English text. */
type Placeholder<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : Text extends { other: infer Other }
    ? 'count' | Placeholder<Other>
    : never

type Values<Text, Value> = [Placeholder<Text>] extends [never]
  ? []
  : [values: Readonly<Record<Placeholder<Text>, Value>>]

/** The words of a table in one language. */
export interface Words<English extends WordTable> {
  /** Returns a word. Numbers are formatted for the language, and `count` selects the plural form. */
  say<Key extends keyof English & string>(key: Key, ...values: Values<English[Key], string | number>): string
  /** Returns the parts of a word in order: its text, and `values` in place of the placeholders. */
  fill<Key extends keyof English & string, Value>(
    key: Key,
    values: Readonly<Record<string, Value>> & Readonly<Record<Placeholder<English[Key]>, unknown>>,
  ): (string | Value)[]
}

/**
 * Creates the words of a table.
 * @param english what words are missing from `words`
 * @param language BCP 47 tag for plural forms and numbers
 */
export function createWords<English extends WordTable>(
  english: English,
  words: Readonly<Record<string, Word | undefined>> = {},
  language = 'en',
): Words<English> {
  let rules: Intl.PluralRules | undefined
  let numbers: Intl.NumberFormat | undefined

  function findText(key: keyof English & string, count: unknown): string {
    const word = words[key] ?? english[key]
    if (word === undefined || typeof word === 'string') return word ?? ''
    // `Intl` takes 20 ms the first time, which a site in English need not spend.
    if (language === 'en') return (count === 1 ? word.one : undefined) ?? word.other
    rules ??= new Intl.PluralRules(language)
    return word[rules.select(Number(count))] ?? word.other
  }

  function format(value: unknown): string {
    if (typeof value !== 'number') return String(value)
    if (language === 'en' && Number.isInteger(value) && value >= 0 && value < 1000) return String(value)
    numbers ??= new Intl.NumberFormat(language)
    return numbers.format(value)
  }

  return {
    say(key, values?: Readonly<Record<string, string | number>>) {
      const text = findText(key, values?.count)
      return values === undefined
        ? text
        : text.replace(PLACEHOLDER, (whole, name: string) => (name in values ? format(values[name]) : whole))
    },
    fill<Value>(key: keyof English & string, values: Readonly<Record<string, Value>>) {
      const parts = findText(key, values.count).split(PLACEHOLDER)
      return parts.flatMap((part, index): (string | Value)[] => {
        if (index % 2 === 0) return part === '' ? [] : [part]
        return part in values ? [values[part] as Value] : [`{${part}}`]
      })
    },
  }
}

const PLACEHOLDER = /\{(\w+)\}/g
