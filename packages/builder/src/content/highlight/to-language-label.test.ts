import { describe, expect, it } from 'vitest'
import { toLanguageLabel } from './to-language-label.ts'

describe('toLanguageLabel', () => {
  it.each([
    ['ts', 'TypeScript'],
    ['TSX', 'TSX'],
    ['sh', 'Shell'],
    ['golang', 'Go'],
    ['c#', 'C#'],
    ['Dockerfile.dev', 'Dockerfile'],
    ['html', 'HTML'],
    ['xml', 'XML'],
  ])('names %s as people do: %s', (language, label) => {
    expect(toLanguageLabel(language)).toBe(label)
  })

  it.each(['text', 'terminal', 'output', 'troy', 'constructor', ''])('has none for %j', (language) => {
    expect(toLanguageLabel(language)).toBeUndefined()
  })
})
