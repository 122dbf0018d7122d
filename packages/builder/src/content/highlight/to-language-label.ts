import { toGrammarName } from './language-names.ts'

/** Proper names of languages, by grammar or by the word that an author wrote. They are the same in every human language. */
const LABELS: Readonly<Record<string, string>> = {
  apex: 'Apex',
  bash: 'Bash',
  batch: 'Batch',
  c: 'C',
  clojure: 'Clojure',
  cpp: 'C++',
  csharp: 'C#',
  css: 'CSS',
  csv: 'CSV',
  dart: 'Dart',
  diff: 'Diff',
  django: 'Jinja',
  docker: 'Dockerfile',
  elixir: 'Elixir',
  erb: 'ERB',
  erlang: 'Erlang',
  go: 'Go',
  graphql: 'GraphQL',
  groovy: 'Groovy',
  handlebars: 'Handlebars',
  haskell: 'Haskell',
  hcl: 'HCL',
  http: 'HTTP',
  ini: 'INI',
  java: 'Java',
  javascript: 'JavaScript',
  json: 'JSON',
  json5: 'JSON5',
  jsx: 'JSX',
  julia: 'Julia',
  kotlin: 'Kotlin',
  kusto: 'Kusto',
  latex: 'LaTeX',
  less: 'Less',
  liquid: 'Liquid',
  lua: 'Lua',
  makefile: 'Makefile',
  markdown: 'Markdown',
  markup: 'HTML',
  nginx: 'nginx',
  nix: 'Nix',
  objectivec: 'Objective-C',
  perl: 'Perl',
  php: 'PHP',
  powershell: 'PowerShell',
  protobuf: 'Protobuf',
  python: 'Python',
  r: 'R',
  regex: 'Regex',
  ruby: 'Ruby',
  rust: 'Rust',
  sass: 'Sass',
  scala: 'Scala',
  scss: 'SCSS',
  solidity: 'Solidity',
  sql: 'SQL',
  'splunk-spl': 'SPL',
  swift: 'Swift',
  toml: 'TOML',
  tsx: 'TSX',
  typescript: 'TypeScript',
  vbnet: 'VB.NET',
  vim: 'Vim',
  wasm: 'WebAssembly',
  yaml: 'YAML',
  zig: 'Zig',
}

/** Words whose label is not that of their grammar. */
const WORDS: Readonly<Record<string, string>> = {
  astro: 'Astro',
  curl: 'cURL',
  dotenv: '.env',
  env: '.env',
  fish: 'Fish',
  jsonc: 'JSONC',
  jsonl: 'JSONL',
  mdx: 'MDX',
  mysql: 'MySQL',
  postgres: 'PostgreSQL',
  postgresql: 'PostgreSQL',
  prisma: 'Prisma',
  sh: 'Shell',
  shell: 'Shell',
  sqlite: 'SQLite',
  svelte: 'Svelte',
  svg: 'SVG',
  terraform: 'Terraform',
  tf: 'Terraform',
  vue: 'Vue',
  xml: 'XML',
  zsh: 'Zsh',
}

/** Words that color code like a shell, but often stand for its output. */
const PLAIN_WORDS: ReadonlySet<string> = new Set(['console', 'terminal', 'shell-session', 'commandline', 'cli'])

/** The name of a language for people: `TypeScript` for `ts`. Undefined for plain text and for languages that are rare. */
export function toLanguageLabel(language: string): string | undefined {
  const word = language.toLowerCase()
  if (PLAIN_WORDS.has(word)) return undefined
  if (Object.hasOwn(WORDS, word)) return WORDS[word]
  const grammar = toGrammarName(word)
  return grammar !== undefined && Object.hasOwn(LABELS, grammar) ? LABELS[grammar] : undefined
}
