import { expect, it } from 'vitest'
import { createContentParser } from './parse-content.ts'

const parser = createContentParser(new Set(['Note']))
const listSuggestions = (text: string) =>
  parser.parse(text, 'a.mdx').diagnostics.flatMap(({ suggestions }) => suggestions)

it('says that the closing tag is in a later list item', () => {
  const [suggestion] = listSuggestions('- <Note>a\n- b</Note>\n')
  expect(suggestion).toContain('Move </Note> into the list item of <Note>: it is in a later one.')
})

it('asks for a closing tag if the next one is that of another tag', () => {
  expect(listSuggestions('- <Note>a\n- <Note>b</Note>\n')).toEqual(['Add the closing tag </Note>.'])
})
