import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { toWords } from './to-words.ts'

/** Attributes whose text is visible. */
const SHOWN_ATTRIBUTES = new Set(['title', 'label', 'description', 'caption', 'tip', 'headline', 'cta', 'hint'])
/** Further visible attributes, for field components. */
const SHOWN_FIELD_ATTRIBUTES = new Set(['query', 'path', 'body', 'header', 'name', 'type', 'default'])
const FIELD = /^(?:ParamField|ResponseField|Param)$/

/** Limits snippets that contain themselves. */
const MOST_LEVELS = 8

/**
 * The words that must be visible on a page, extracted from its source with regular expressions, independently of the
 * builder and its parsers. Snippets count where they are used.
 * @param site folder of the site
 * @param file path of the page in it
 */
export function readSourceWords(site: string, file: string): string[] {
  const source = readSource(join(site, file))
  const { frontmatter, body } = splitFrontmatter(source)
  const [title = [], lead = []] = ['title', 'description'].map((key) =>
    toWords(toShownText(readKey(frontmatter, key), site, file, 0)),
  )
  const [imports = ''] = /^(?:\s|import\s.*\n)*/.exec(body) ?? []
  const [, heading = '', rest = ''] = /^# (.*)([\s\S]*)$/.exec(body.slice(imports.length)) ?? []
  // A first heading that says the title again is shown once.
  const isTitle = heading !== '' && toWords(toShownText(heading, site, file, 0)).join(' ') === title.join(' ')
  // Pages without a header have only a hidden title.
  const isBare = /^mode:\s*["']?(?:custom|frame)\b/m.test(frontmatter)
  return [...title, ...(isBare ? [] : lead), ...toWords(toShownText(isTitle ? imports + rest : body, site, file, 0))]
}

function readSource(path: string): string {
  return readFileSync(path, 'utf8')
    .replace(/^\u{FEFF}/u, '')
    .replace(/\r\n?/g, '\n')
}

function splitFrontmatter(text: string): { frontmatter: string; body: string } {
  const match = /^\s*---[ \t]*\n([\s\S]*?)\n?---[ \t]*(?:\n|$)/.exec(text)
  return match ? { frontmatter: match[1] ?? '', body: text.slice(match[0].length) } : { frontmatter: '', body: text }
}

/** A value of the frontmatter with the lines that go on with it. */
function readKey(frontmatter: string, key: string): string {
  const value = new RegExp(`^${key}:[ \\t]*(.*(?:\\n(?!#|[\\w:"'-]+:).*)*)`, 'm').exec(frontmatter)?.[1]?.trim() ?? ''
  return value.replace(/^(["'])([\s\S]*)\1$/, '$2').replace(/^[>|][+-]?\s/, '')
}

/** Removes markup around words. Code stays unchanged. */
function toShownText(source: string, site: string, file: string, level: number): string {
  const kept: string[] = []
  const keep = (text: string): string => `\u{E000}${kept.push(text) - 1}\u{E001}`
  const restore = (text: string): string => {
    const restored = text.replace(/\u{E000}(\d+)\u{E001}/gu, (_, index) => ` ${kept[Number(index)]} `)
    return restored === text ? text : restore(restored)
  }

  let text = source
    .replace(/\{\s*\/\*[\s\S]*?\*\/\s*\}/g, (comment) => (comment.includes('```') ? ' ' : comment))
    .replace(
      /^([ \t>]*(?:[-*+] +|\d+\. +)?)(`{3,}|~{3,})([^`\n]*)\n([\s\S]*?)(?:\n[ \t>]*\2[`~]*[ \t]*(?=\n|$)|$(?![\s\S]))/gm,
      (_, indent, _fence, meta, code) => `${indent}${keep(`${toFenceTitle(meta)}\n${dropCodeMarks(code)}`)}\n`,
    )
    .replace(/(?<![`\\])(`+)(?!`)((?:[^\n]|\n(?!\s*\n))*?[^`])\1(?!`)/g, (_, _ticks, code) => keep(code))
    .replace(/\{\s*\/\*[\s\S]*?\*\/\s*\}/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/<(script|style|svg)\b[\s\S]*?(?:<\/\1>|\/>)/g, ' ')
    .replace(/<Visibility\s+for=\{?["']agents["']\}?\s*>[\s\S]*?<\/Visibility>/g, ' ')

  const snippets = new Map<string, string>()
  const defined = new Set([...text.matchAll(/^export\s+(?:const|function)\s+(\w+)/gm)].map(([, name]) => name))
  text = text
    .replace(/^import\s+\{([^}]*)\}\s+from\s.*$/gm, (_, names: string) => {
      for (const name of names.split(',')) defined.add(name.replace(/.* as /, '').trim())
      return ''
    })
    .replace(/^import\s+(\w+)\s+from\s+(["'])(.*?)\2;?[ \t]*$/gm, (_, name, _quote, path) => {
      snippets.set(name, path)
      return ''
    })
    .replace(/^import\s.*$/gm, ' ')
    .replace(/^export\s+(?:const|default|function|let|var)\s[\s\S]*?(?:\n\s*\n|$(?![\s\S]))/gm, '\n')
    .replace(/\{(\s*)(["'])(\s*)\2\1\}/g, ' ')
    .replace(/\\([<>{}*_[\]#|`$\\])/g, (_, sign) => keep(sign))

  text = dropDestinations(text)
    .replace(TAG, (_tag, closing, name, attributes) => {
      if (closing) return ' '
      const path = name === 'Snippet' ? /file=\{?["'](.*?)["']/.exec(attributes)?.[1] : snippets.get(name)
      // What a snippet shows of its properties, only the snippet knows.
      const shown = path === undefined && !defined.has(name) ? toShownAttributes(name, attributes) : ''
      if (path === undefined || level >= MOST_LEVELS) return ` ${shown} `
      return ` ${shown} ${keep(toSnippetText(site, file, name === 'Snippet' ? `/_snippets/${path}` : path, level))} `
    })
    .replace(/!\[(?:[^[\]]|\[[^\]]*\])*\]/g, ' ')
    .replace(/^[ \t]*\[[^\]^][^\]]*\]:[ \t]*\S+.*$/gm, ' ')
    .replace(/\]\[[^\]]*\]/g, '] ')
    .replace(/\{#[^}\s]+\}[ \t]*$/gm, ' ')
    .replace(/\{\s*(["'`])([\s\S]*?)\1\s*\}/g, ' $2 ')
    .replace(/\{[^{}]*\}/g, ' ')
    .replace(/^([ \t>]*)\d+[.)](?=[ \t])/gm, '$1')
    .replace(/^[ \t>]*(?:[-*+][ \t]+)\d+[.)](?=[ \t])/gm, ' ')
    .replace(/^([ \t>]*[-*+][ \t]+)\[[xX]\](?=\s)/gm, '$1')
  return decodeEntities(restore(text))
}

/** Removes the marks that highlight lines of code. */
function dropCodeMarks(code: string): string {
  return code.replace(/\[!code [^\]\n]*\]/g, ' ')
}

/** Removes the URL and the title from `[text](url "title")`, with nested brackets. */
function dropDestinations(text: string): string {
  let result = ''
  let rest = 0
  for (let start = text.indexOf(']('); start >= 0; start = text.indexOf('](', rest)) {
    let end = start + 2
    for (let depth = 1; depth > 0 && end < text.length && !text.startsWith('\n\n', end); end++) {
      if (text[end] === '(') depth++
      if (text[end] === ')') depth--
    }
    result += `${text.slice(rest, start)}] `
    rest = end
  }
  return result + text.slice(rest)
}

/**
 * A tag with attributes that may contain quotes, and braces two levels deep. There is one way to match each character, so
 * that text with many `<` takes linear time.
 */
const TAG =
  /<(\/?)([A-Za-z][\w.:-]*)?(?=[\s=/>"'{])((?:[^<>"'{}/]|"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|\/(?!>))*)\/?>/g

function toShownAttributes(name: string, attributes: string): string {
  const pattern = /([\w:-]+)\s*=\s*(?:\{\s*)?(?:"([^"]*)"|'([^']*)'|`([^`]*)`)/g
  return [...attributes.matchAll(pattern)]
    .filter(([, key = '']) => isShown(name, key))
    .map((match) => match[2] ?? match[3] ?? match[4])
    .join(' ')
}

function isShown(name: string | undefined, key: string): boolean {
  if (name === undefined || !/^[A-Z]/.test(name)) return false
  if ((name === 'Frame' || name === 'AccordionGroup') && key === 'title') return false
  return SHOWN_ATTRIBUTES.has(key) || (FIELD.test(name) && SHOWN_FIELD_ATTRIBUTES.has(key))
}

function toSnippetText(site: string, file: string, path: string, level: number): string {
  const place = path.startsWith('/') ? path.slice(1) : posix.join(dirname(file), path)
  for (const candidate of [place, `${place}.mdx`, place.replace(/^_snippets/, 'snippets')]) {
    try {
      return toShownText(splitFrontmatter(readSource(join(site, candidate))).body, site, candidate, level + 1)
    } catch {}
  }
  return ''
}

/** The title in the info string of a fence: its words without language, ranges and settings. */
function toFenceTitle(meta: string): string {
  const settings =
    /\{[^}]*\}|\b(?:lines|wrap|expandable|nocopy|twoslash|focus|highlight|icon|theme)\b(?:=\S+)?|\[expandable\]/g
  return meta
    .trim()
    .replace(/^\S+/, '')
    .replace(settings, ' ')
    .replace(/\b(?!title\b|filename\b)\w+=(["']).*?\1/g, ' ')
    .replace(/^.*?\b(?:title|filename)=(["']?)(.*?)\1\s*$/i, '$2')
}

const ENTITIES: Record<string, string> = { nbsp: ' ', lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|([a-z]+\d*));/gi, (_, hex, decimal, name) => {
    if (name !== undefined) return ENTITIES[name] ?? ' '
    return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
  })
}
