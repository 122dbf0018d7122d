/** A pattern of a Prism grammar (prismjs.com/extending). */
interface Pattern {
  pattern: RegExp
  /** Whether the first group is not part of the token. */
  lookbehind?: boolean
  /** Whether it is searched in the whole code, and not only between tokens that were found before. */
  greedy?: boolean
  alias?: string
  inside?: PrismGrammar
}

interface PrismGrammar {
  [token: string]: RegExp | Pattern | (RegExp | Pattern)[] | undefined
}

/** Adds patterns before those of a token. Earlier ones win. */
type InsertBefore = (language: string, token: string, patterns: PrismGrammar) => void

/** Two or more capitals. A single one is a type parameter. */
const CONSTANT = /\b[A-Z][A-Z_\d]+\b/

const CLASS_NAME = /\b[A-Z]\w*/

/** Words of a shell that are no commands, although they are at the start of one. */
const SHELL_KEYWORDS = 'case|do|done|elif|else|esac|fi|for|function|if|in|select|then|until|while'

/** What Prism leaves uncolored or colors by chance. */
const REFINEMENTS: Readonly<Record<string, (grammar: PrismGrammar, insertBefore: InsertBefore) => void>> = {
  javascript: (grammar, insertBefore) => refineScript('javascript', grammar, insertBefore),
  jsx: (grammar, insertBefore) => refineScript('jsx', grammar, insertBefore),
  typescript: (grammar, insertBefore) => refineTypedScript('typescript', grammar, insertBefore),
  tsx: (grammar, insertBefore) => refineTypedScript('tsx', grammar, insertBefore),
  python(grammar, insertBefore) {
    // In Python 3, it is a function.
    if (grammar.keyword instanceof RegExp) grammar.keyword = new RegExp(grammar.keyword.source.replace('|print', ''))
    insertBefore('python', 'keyword', {
      parameter: { pattern: /([(,]\s*)[a-z_]\w*(?=[ \t]*=(?!=))/i, lookbehind: true },
      self: { pattern: /\b(?:cls|self)\b/, alias: 'variable' },
    })
    insertBefore('python', 'number', {
      call: { pattern: /\b[a-z_]\w*(?=[ \t]*\()/, alias: 'function' },
      constant: CONSTANT,
      'maybe-class-name': CLASS_NAME,
    })
  },
  bash(grammar, insertBefore) {
    // Names of programs are also words in arguments: what is a command depends on its position.
    for (const name of ['function', 'builtin']) delete grammar[name]
    grammar.parameter = { pattern: /(^|\s)--?\w[\w.-]*(?=[=\s]|$)/, lookbehind: true }
    const options = grammar.parameter
    const start = String.raw`((?:^(?<!\\\n)|[|&;(])[ \t]*(?:(?:do|elif|else|exec|if|sudo|then|time|until|while|!)[ \t]+)?(?:\w+=[^\s"'$]*[ \t]+)?)`
    insertBefore('bash', 'for-or-select', {
      command: {
        pattern: new RegExp(String.raw`${start}(?!(?:${SHELL_KEYWORDS})\b)[a-z_~./][\w./~@-]*(?=[\s;|&]|$)`, 'im'),
        lookbehind: true,
        // Otherwise, each argument would be at the start of a text again.
        greedy: true,
        alias: 'function',
      },
    })
    // Commands in strings and arguments: `$(id -u)`.
    const variables = grammar.variable
    for (const substitution of Array.isArray(variables) ? variables : []) {
      if (!('inside' in substitution) || substitution.inside?.parameter === undefined) continue
      const { variable, function: _function, builtin: _builtin, ...rest } = substitution.inside
      // Greedy, because the start is otherwise also that of each text between tokens.
      const pattern = /(^(?:\$\(|`)\s*)[a-z_~./][\w./~@-]*/i
      const command = { pattern, lookbehind: true, greedy: true, alias: 'function' }
      substitution.inside = { command, variable, ...rest, parameter: options, interpolation: /[^\s$]+/ }
    }
  },
  go(_, insertBefore) {
    insertBefore('go', 'keyword', {
      'class-name': { pattern: /(\btype[ \t]+)\w+/, lookbehind: true },
      namespace: { pattern: /(^[ \t]*package[ \t]+)\w+/m, lookbehind: true },
    })
    insertBefore('go', 'boolean', {
      'maybe-class-name': {
        pattern: /([*\]&]|\b[a-z]\w*[ \t]+)(?:[a-z]\w*\.)?[A-Z]\w*(?=[ \t]*(?:[,){[\]]|$))/m,
        lookbehind: true,
      },
    })
  },
  ruby(_, insertBefore) {
    insertBefore('ruby', 'keyword', {
      'attribute-reader': { pattern: /\battr_(?:accessor|reader|writer)\b/, alias: 'keyword' },
    })
    insertBefore('ruby', 'number', {
      call: [
        { pattern: /(\.)[a-z_]\w*[?!]?/, lookbehind: true, alias: 'function' },
        { pattern: /\b[a-z_]\w*[?!]?(?=\()/, alias: 'function' },
      ],
      'maybe-class-name': CLASS_NAME,
    })
  },
  sql(_, insertBefore) {
    const words = /\b(?:ALL|AND|ANY|BETWEEN|EXISTS|I?LIKE|IN|INTERVAL|IS|NOT|OR|SOME|XOR)\b/i
    insertBefore('sql', 'operator', { 'operator-word': { pattern: words, alias: 'keyword' } })
  },
  yaml(_, insertBefore) {
    // Text without quotes, in block style.
    const text = { pattern: /((?:^[ \t]*-|:)[ \t]+)[a-z_./~$@<(](?:.*[^\s,}\]])?/im, lookbehind: true, alias: 'string' }
    // In flow style: `[push, main]`.
    const item = { pattern: /([[,][ \t]*)[a-z_./~][\w./@~-]*(?=[ \t]*[,\]])/i, lookbehind: true, alias: 'string' }
    insertBefore('yaml', 'punctuation', { 'plain-text': text, 'plain-item': item })
  },
  diff(grammar) {
    grammar.coord = [/^(?:\*{3}|-{3}|\+{3}|diff|index) .*$/m, /^@@.*@@.*$/m, /^\d.*$/m]
  },
}

function refineScript(language: string, grammar: PrismGrammar, insertBefore: InsertBefore): void {
  grammar.constant = CONSTANT
  insertBefore(language, 'number', { 'maybe-class-name': CLASS_NAME })
}

function refineTypedScript(language: string, grammar: PrismGrammar, insertBefore: InsertBefore): void {
  // The grammar inside the name of a type with parameters is one of its own.
  const name = grammar['class-name']
  if (name !== undefined && 'inside' in name && name.inside) name.inside.constant = CONSTANT
  refineScript(language, grammar, insertBefore)
  // Keys of objects, members of interfaces, and parameters with a type.
  const key = { pattern: /((?:^|[({,;])[ \t]*)[_$a-z][\w$]*(?=\??[ \t]*:)/im, lookbehind: true }
  insertBefore(language, 'number', { 'literal-property': key })
}

/**
 * Completes the grammars of common languages: calls and types of Python, options and commands of shells, and so on. Each
 * pattern takes linear time.
 * @param languages the grammars that are registered; changed in place
 * @param insertBefore `Prism.languages.insertBefore`, which replaces the grammar
 */
export function refineGrammars(languages: Readonly<Record<string, object>>, insertBefore: InsertBefore): void {
  for (const [name, refine] of Object.entries(REFINEMENTS)) {
    const grammar = languages[name]
    if (grammar !== undefined) refine(grammar as PrismGrammar, insertBefore)
  }
}
