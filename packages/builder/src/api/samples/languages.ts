import { bash } from './bash.ts'
import { c } from './c.ts'
import { csharp } from './csharp.ts'
import type { SampleLanguage } from './define-language.ts'
import { go } from './go.ts'
import { java } from './java.ts'
import { javascript } from './javascript.ts'
import { kotlin } from './kotlin.ts'
import { node } from './node.ts'
import { php } from './php.ts'
import { powershell } from './powershell.ts'
import { python } from './python.ts'
import { ruby } from './ruby.ts'
import { rust } from './rust.ts'
import { swift } from './swift.ts'
import { typescript } from './typescript.ts'

/** Every language of request samples, by its id. */
export const SAMPLE_LANGUAGES = {
  bash,
  javascript,
  node,
  typescript,
  python,
  go,
  java,
  php,
  ruby,
  csharp,
  rust,
  swift,
  kotlin,
  powershell,
  c,
} as const satisfies Record<string, SampleLanguage>

/** The default languages, in order (docs/reference/api-pages.mdx#samples). */
export const DEFAULT_LANGUAGES: readonly string[] = ['bash', 'javascript', 'python', 'php', 'go', 'java']

/** Other names of languages. */
const ALIASES: Readonly<Record<string, keyof typeof SAMPLE_LANGUAGES>> = {
  curl: 'bash',
  shell: 'bash',
  sh: 'bash',
  js: 'javascript',
  fetch: 'javascript',
  nodejs: 'node',
  'node.js': 'node',
  ts: 'typescript',
  py: 'python',
  python3: 'python',
  golang: 'go',
  rb: 'ruby',
  'c#': 'csharp',
  cs: 'csharp',
  dotnet: 'csharp',
  '.net': 'csharp',
  rs: 'rust',
  kt: 'kotlin',
  ps1: 'powershell',
  pwsh: 'powershell',
}

/** Finds a language by its id or an alias, in any case. */
export function findSampleLanguage(name: string): SampleLanguage | undefined {
  const id = name.trim().toLowerCase()
  const known: Readonly<Record<string, SampleLanguage>> = SAMPLE_LANGUAGES
  const found = Object.hasOwn(ALIASES, id) ? ALIASES[id] : id
  return found !== undefined && Object.hasOwn(known, found) ? known[found] : undefined
}
