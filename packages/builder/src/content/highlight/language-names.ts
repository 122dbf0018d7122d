/** Words that mean "no highlighting" and are not reported. */
export const PLAIN_LANGUAGES: ReadonlySet<string> = new Set([
  'text',
  'txt',
  'plain',
  'plaintext',
  'none',
  'default',
  'output',
  'nocopy',
  'mermaid',
])

/** Names that authors use → the Prism name of the grammar. */
const ALIASES: Readonly<Record<string, string>> = {
  js: 'javascript',
  mjs: 'javascript',
  cjs: 'javascript',
  node: 'javascript',
  nodejs: 'javascript',
  ts: 'typescript',
  mts: 'typescript',
  cts: 'typescript',
  sh: 'bash',
  shell: 'bash',
  zsh: 'bash',
  fish: 'bash',
  terminal: 'bash',
  console: 'bash',
  commandline: 'bash',
  curl: 'bash',
  cli: 'bash',
  'shell-session': 'bash',
  py: 'python',
  python3: 'python',
  yml: 'yaml',
  md: 'markdown',
  mdx: 'markdown',
  html: 'markup',
  xml: 'markup',
  svg: 'markup',
  vue: 'markup',
  svelte: 'markup',
  astro: 'markup',
  golang: 'go',
  rs: 'rust',
  rb: 'ruby',
  kt: 'kotlin',
  kts: 'kotlin',
  cs: 'csharp',
  'c#': 'csharp',
  dotnet: 'csharp',
  'c++': 'cpp',
  'objective-c': 'objectivec',
  objc: 'objectivec',
  ps1: 'powershell',
  pwsh: 'powershell',
  bat: 'batch',
  cmd: 'batch',
  dockerfile: 'docker',
  tf: 'hcl',
  terraform: 'hcl',
  make: 'makefile',
  gql: 'graphql',
  json5: 'json5',
  jsonc: 'json5',
  jsonl: 'json',
  ndjson: 'json',
  env: 'bash',
  dotenv: 'bash',
  '.env': 'bash',
  conf: 'ini',
  cfg: 'ini',
  proto: 'protobuf',
  postgresql: 'sql',
  postgres: 'sql',
  psql: 'sql',
  mysql: 'sql',
  sqlite: 'sql',
  pgsql: 'sql',
  tsql: 'sql',
  kql: 'kusto',
  apl: 'kusto',
  ex: 'elixir',
  exs: 'elixir',
  erl: 'erlang',
  hs: 'haskell',
  pl: 'perl',
  tex: 'latex',
  vb: 'vbnet',
  sol: 'solidity',
  gradle: 'groovy',
  splunk: 'splunk-spl',
  spl: 'splunk-spl',
  'vb.net': 'vbnet',
  'asp.net': 'aspnet',
  'node.js': 'javascript',
  prisma: 'graphql',
  jinja: 'django',
  jinja2: 'django',
  url: 'uri',
}

/** Grammars that are often meant, beside those that have other names too. */
const COMMON = [
  'c',
  'css',
  'csv',
  'dart',
  'diff',
  'java',
  'json',
  'jsx',
  'less',
  'lua',
  'nginx',
  'php',
  'r',
  'scala',
  'scss',
  'swift',
  'toml',
  'tsx',
  'wasm',
  'zig',
]

/** Names to suggest for one that is unknown. */
export const LANGUAGE_NAMES: ReadonlySet<string> = new Set([
  ...COMMON,
  ...Object.keys(ALIASES),
  ...Object.values(ALIASES),
  'mermaid',
  'text',
])

/** Files that are known by their name, not by its ending. */
const FILES: readonly [RegExp, string][] = [
  [/^\.env(?:\.|$)/, 'bash'],
  [/^dockerfile(?:\.|$)/, 'docker'],
  [/^makefile(?:\.|$)/, 'makefile'],
]

/**
 * The name of the Prism grammar for a language as written after a fence: in any case, with the author's short forms.
 * A file name is read by its extension (`config.yaml`), and anything after a colon, and trailing punctuation, is ignored
 * (`swift:End`, `php!`). Undefined when the word cannot be a grammar's name.
 */
export function toGrammarName(language: string): string | undefined {
  const name = language.toLowerCase().replace(/(?<=\w)(?::.*|[!,;]+)$/, '')
  const file = name.replace(/^.*\//, '')
  const [, known] = FILES.find(([pattern]) => pattern.test(file)) ?? []
  const ending = /[^.]\.([a-z]\w*)$/.exec(file)?.[1]
  const word = known ?? (ending === undefined || Object.hasOwn(ALIASES, name) ? name : ending)
  const grammar = Object.hasOwn(ALIASES, word) ? ALIASES[word] : word.replace(/^diff-.*/, 'diff')
  return grammar !== undefined && /^[a-z][a-z0-9-]*$/.test(grammar) ? grammar : undefined
}
