import type { SampleLanguage } from '../model/api/sample-request.ts'
import { bash } from './bash.ts'

/** Every language of request samples, by its id. */
export const SAMPLE_LANGUAGES = {
  bash,
} as const satisfies Record<string, SampleLanguage>

/** The languages of pages whose configuration names none, in their order (reference 6.6). */
export const DEFAULT_LANGUAGES: readonly string[] = ['bash', 'javascript', 'python', 'php', 'go', 'java']

/** Other names that authors have for a language. */
const ALIASES: Readonly<Record<string, keyof typeof SAMPLE_LANGUAGES>> = {
  curl: 'bash',
  shell: 'bash',
  sh: 'bash',
}

/** Finds a language by its id or another of its names, in any case. */
export function findSampleLanguage(name: string): SampleLanguage | undefined {
  const id = name.trim().toLowerCase()
  const known: Readonly<Record<string, SampleLanguage>> = SAMPLE_LANGUAGES
  const found = Object.hasOwn(ALIASES, id) ? ALIASES[id] : id
  return found !== undefined && Object.hasOwn(known, found) ? known[found] : undefined
}
