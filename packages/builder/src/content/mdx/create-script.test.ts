import { describe, expect, it } from 'vitest'
import { evaluateSource } from './testing/evaluate-source.ts'

describe('createScript', () => {
  it.each([
    ['<script src="/a.js" />', '<script src="/a.js" defer></script>'],
    ['<script src="/a.js" onLoad="alert(1)" async />', '<script src="/a.js" async></script>'],
    ['<script type="module" src="a.js" />', '<script src="a.js" type="module"></script>'],
    ['<script src="https://cdn.test/a.js" />', '<script src="https://cdn.test/a.js" defer></script>'],
    ['<script src="//cdn.test/a.js" />', '<script src="//cdn.test/a.js" defer></script>'],
  ])('renders %s', (source, html) => {
    const evaluated = evaluateSource(source)
    expect(evaluated.html).toBe(html)
    expect(evaluated.diagnostics).toEqual([])
  })

  it.each([
    ['<script>{`alert(1)`}</script>', 'Code inside <script>'],
    ['<script src="" />', 'Code inside <script>'],
    ['<script src="https://evil.test/a.js" async />', 'The script "https://evil.test/a.js" is removed'],
    ['<script src="https://cdn.test.evil.test/a.js" />', 'The script'],
    ['<script src="https://cdn.test@evil.test/a.js" />', 'The script'],
    ['<script src="data:text/javascript,alert(1)" />', 'The script "data:'],
    ['<script src={"java\\nscript:alert(1)"} />', 'The script'],
    ['<script type="css" src="/styles/a.css" />', '<script type="css"> is removed'],
    ['<script type="importmap" src="/a.js" />', '<script type="importmap"> is removed'],
  ])('reports and removes %s', (source, message) => {
    const { html, diagnostics } = evaluateSource(`a\n\n${source}`)
    expect(html.trim()).toBe('<p>a</p>')
    expect(diagnostics).toMatchObject([{ code: 'page/script', severity: 'info', line: 3 }])
    expect(diagnostics[0]?.message).toContain(message)
  })
})
