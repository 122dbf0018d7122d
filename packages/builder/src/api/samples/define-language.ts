import type { SampleLanguage } from '../model/sample-request.ts'
import { toPlainRequest } from './to-plain-request.ts'

/** Defines a language. Its `write` gets requests that every language can write ({@link toPlainRequest}). */
export function defineLanguage({ write, ...language }: SampleLanguage): SampleLanguage {
  return { ...language, write: (request) => write(toPlainRequest(request)) }
}
