import fc from 'fast-check'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { expect, it } from 'vitest'
import { remarkBounds } from './remark-bounds.ts'

const plain = unified().use(remarkParse).use(remarkGfm)
const bounded = unified().use(remarkParse).use(remarkGfm).use(remarkBounds)

it('createImageFootnotes reads footnotes and images as GFM does', () => {
  const pieces = fc.array(fc.constantFrom('!', '[', '[^a]', ']', '(b)', '\\', ' ', '*', '`', '\n'), { maxLength: 30 })
  fc.assert(
    fc.property(pieces, (parts) => {
      const text = `${parts.join('')}\n\n[^a]: Note\n\n[b]: /b`
      expect(bounded().parse(text), text).toEqual(plain().parse(text))
    }),
    { examples: [[['!', '[^a]']], [['!', '[', '[^a]', ']', '(b)']]] },
  )
})
