import { describe, expect, it } from 'vitest'
import { evaluateSource, evaluateText } from '../testing/evaluate-source.ts'

/** The result of a function with this body. */
function run(body: string) {
  const { value, diagnostics } = evaluateText(`(() => { ${body} })()`)
  return { value, problems: diagnostics.map(({ code, message }) => `${code} ${message}`) }
}

function renderComponent(code: string, use = '<A />') {
  return evaluateSource(`import { A } from '/snippets/a.jsx'\n\n${use}`, { 'snippets/a.jsx': code })
}

describe('evaluatePage, for imperative code', () => {
  it.each<[string, unknown]>([
    ['const a = []; a.push("b", 1); a.unshift(0); return a', [0, 'b', 1]],
    [
      'const a = [1, 2, 3, 4]; const b = [a.pop(), a.shift()]; return [a, b]',
      [
        [2, 3],
        [4, 1],
      ],
    ],
    [
      'const a = [1, 2, 3, 4]; const b = a.splice(-3, 2, 8, 9, 7); return [a, b]',
      [
        [1, 8, 9, 7, 4],
        [2, 3],
      ],
    ],
    ['const a = [1, 2, 3]; const b = a.splice(1); return [a, b]', [[1], [2, 3]]],
    ['const a = [2, 10, 1]; a.sort((b, c) => b - c); return a.join() + a.reverse().join()', '1,2,1010,2,1'],
    ['const [a] = "xy"; return [a, ..."bc", ...new Set("dd"), Array.from("ef").join()]', ['x', 'b', 'c', 'd', 'e,f']],
    ['return Object.keys(JSON.parse(`{"__proto__": {}, "a": 1}`))', ['a']],
    ['return [Array(2).fill(0), [...new Array(3).keys()], Array.of(1)]', [[0, 0], [0, 1, 2], [1]]],
    ['let n = 0; [1, 2].forEach((a, index) => { n += a * index }); return n', 2],
    [
      'const g = [[1], [2]]; g.find((a) => a[0] === 2).push(3); g.at(0).push(4); return g',
      [
        [1, 4],
        [2, 3],
      ],
    ],
    ['const o = {}; o.k = 1; o["l"] = 2; o.k += 2; o.m ??= 4; o.k++; return o', { k: 4, l: 2, m: 4 }],
    ['const a = []; a[0] = 1; a[1] = 2; a.length = 0; a[0] = 3; return a', [3]],
    [
      'return [["a", 1], ["b", 2], ["a", 3]].reduce((all, [k, v]) => { (all[k] ||= []).push(v); return all }, {})',
      { a: [1, 3], b: [2] },
    ],
    ['let a = 1; const b = a++ + ++a; return [a, b, a--, --a]', [3, 4, 3, 1]],
    ['const f = (a) => { a = a || "b"; return a }; return f()', 'b'],
    ['const [a, b] = [1, 2]; let [c] = [3]; c = 4; return a + b + c', 7],
    [
      'const out = []; for (const a of ["b", "c", "d"]) { if (a === "b") continue; if (a === "d") break; out.push(a) } return out',
      ['c'],
    ],
    ['for (const [k, v] of Object.entries({ a: 1 })) return k + v', 'a1'],
    ['const out = []; for (const k in { a: 1, b: 2 }) out.push(k); return out', ['a', 'b']],
    ['const out = []; for (let i = 0; i < 3; i++) { out.push(() => i) } return out.map((f) => f())', [0, 1, 2]],
    ['let n = 0; while (n < 5) n += 2; do { n-- } while (n > 4); return n', 4],
    [
      'const m = new Map([["a", 1]]); m.set("b", 2).set("c", 3); m.delete("a"); return [m.get("b"), m.has("a"), m.size, [...m]]',
      [
        2,
        false,
        2,
        [
          ['b', 2],
          ['c', 3],
        ],
      ],
    ],
    [
      'const s = new Set([1, 1]); s.add(2); [3].forEach((a) => s.add(a)); return [s.has(2), s.size, [...s], Array.from(s, (a) => a * 2)]',
      [true, 3, [1, 2, 3], [2, 4, 6]],
    ],
    [
      'const out = []; for (const [k, v] of new Map([["a", 1]])) out.push(k, v); new Set([2]).forEach((a) => out.push(a)); return out',
      ['a', 1, 2],
    ],
    ['return Object.fromEntries(new Map([["a", 1]]).entries())', { a: 1 }],
    ['return Object.assign({}, { a: 1 }, null, Object.freeze({ b: 2 }))', { a: 1, b: 2 }],
    ['const a = JSON.parse(JSON.stringify({ b: [1] })); a.b.push(2); return a', { b: [1, 2] }],
    ['return [[1, 2].findLast((a) => a < 2), Number.isInteger(2), [...["a"].entries()]]', [1, true, [[0, 'a']]]],
    ['try { throw new Error("b") } catch (error) { return error.message } finally { 1 }', 'b'],
    ['const out = []; try { out.push(1) } catch { out.push(2) } finally { out.push(3) } return out', [1, 3]],
    ['const f = () => { throw { code: 4 } }; try { f() } catch ({ code }) { return code }', 4],
    [
      'const a = useRef(1); a.current += 1; const b = new Error("c"); b.code = 3; return [a.current, b]',
      [2, { name: 'Error', message: 'c', code: 3 }],
    ],
  ])('evaluates %s', (body, value) => {
    const result = run(body)
    expect(result.problems).toEqual([])
    expect(JSON.parse(JSON.stringify(result.value))).toEqual(value)
  })

  it('formats numbers', () => {
    const { value, problems } = run(`const a = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" })
      return [a.format(1234.5), (0.256).toLocaleString("en-US", { style: "percent" }), (1234.5).toLocaleString("de-DE")]`)
    expect(problems).toEqual([])
    expect(value).toEqual(['$1,234.50', '26%', '1.234,5'])
  })

  it('evaluates dates in UTC', () => {
    const { value, problems } = run(`const a = new Date("2026-01-02");
      const list = [new Date(2026, 0, 2), new Date("2026-01-02T10:00"), new Date("2026-01-02T10:00+02:00"), new Date("Jan 2, 2026"), new Date(0), new Date(a)]
      return [
        [a.getFullYear(), a.getMonth(), a.getDate(), a.getDay(), a.getHours()],
        list.map((date) => date.toISOString()),
        a.toLocaleDateString(), a.toLocaleDateString("de-DE", { month: "long", day: "numeric" }),
        a.toLocaleDateString("en-US", { timeZone: "America/New_York" }),
        new Date("2026-01-03") - a, a < list[1], Date.UTC(1970, 0, 2), String(new Date("tomorrow").getTime()),
      ]`)
    expect(problems).toEqual([])
    expect(value).toEqual([
      [2026, 0, 2, 5, 0],
      [
        '2026-01-02T00:00:00.000Z',
        '2026-01-02T10:00:00.000Z',
        '2026-01-02T08:00:00.000Z',
        '2026-01-02T00:00:00.000Z',
        '1970-01-01T00:00:00.000Z',
        '2026-01-02T00:00:00.000Z',
      ],
      '1/2/2026',
      '2. Januar',
      '1/1/2026',
      86_400_000,
      true,
      86_400_000,
      'NaN',
    ])
  })

  it.each([
    ['return new Date().getFullYear()', '`new Date()` is not available'],
    ['return Date.now()', '`Date.now()` is not available'],
    ['return Date()', 'Date(): expected `new` before it'],
    ['return new Date("x").toISOString()', 'expected a valid date'],
    ['return new Date("2026-01-02").toLocaleDateString("en-US", { timeZone: "Nowhere" })', 'options for dates'],
    ['return (1).toLocaleString("en", { style: "currency" })', 'options for numbers'],
    ['return new Intl.DateTimeFormat()', '`new` is not available'],
    ['return JSON.parse("{")', 'JSON.parse(): expected JSON'],
    ['throw new Error("b")', 'The code throws an error: "b".'],
    ['const a = []; a[5] = 1', 'An assignment to "5" of a list'],
    ['const a = []; a.length = 1e9', 'An assignment to "length" of a list'],
    ['return new Array(1e9)', 'expected at most 100000 items'],
    ['for (const a of 5) {}', 'Expected a list, but got a number'],
    ['const { b } = React; React.useState = 1', 'Cannot change an object that other code shares'],
    ['Math.PI = 3', 'Cannot change an object that other code shares'],
    ['Object.assign(React, { a: 1 })', 'expected an object that the same code has created'],
    ['const a = {}; a.__proto__ = { b: 1 }', 'The key "__proto__"'],
    ['const a = {}; a["cons" + "tructor"] = 1', 'The key "constructor"'],
    ['return Object.fromEntries([["__proto__", 1]])', 'expected another key'],
    ['return new Map().constructor', 'The key "constructor"'],
    ['const A = Date; return new A()', '`new Date()` is not available'],
    ['throw {}', 'The code throws an error.'],
    ['const a = <b />; a.children = []', 'Cannot set "children" of JSX'],
    ['const a = <b />; a.props.children = 1', 'Cannot change an object that other code shares'],
    ['try { document.title } catch { return 1 }', '`document` is not available'],
  ])('reports %s', (body, message) => {
    const { value, problems } = run(body)
    expect(value).toBeUndefined()
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(message)
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  it('renders the elements that a component collects', () => {
    const { html, problems } = renderComponent(
      `const GROUPS = { a: ['x', 'y'], b: ['x'] }
export const A = () => {
  const steps = []
  const seen = new Set()
  Object.entries(GROUPS).forEach(([name, items]) => {
    for (const item of items) {
      if (seen.has(item)) continue
      seen.add(item)
      steps.push(<Step title={name}>{item}</Step>)
    }
  })
  return <Steps>{steps}</Steps>
}`,
    )
    expect(problems).toEqual([])
    expect(html).toBe('<Steps><Step title="a">x</Step><Step title="a">y</Step></Steps>')
  })

  it.each([
    ['a constant of the file', 'const LIST = [1]\nexport const A = () => { LIST.push(2); return LIST.join() }'],
    [
      'the result of a function in a constant',
      'const create = () => { const a = []; a.push(1); return a }\nconst LIST = create()\nexport const A = () => { LIST[0] = 2 }',
    ],
    ['a set of the file', 'const SEEN = new Set()\nexport const A = () => { SEEN.add(1); return SEEN.size }'],
    ['a prop', 'export const A = ({ list = [], o }) => { (o ?? list).k = 1; return null }'],
  ])('never changes %s', (_, code) => {
    const { html, diagnostics } = renderComponent(code, '<A o={{}} />\n\n<A o={{}} />')
    expect(html.match(/does not run: <code>A<\/code>/g)).toHaveLength(2)
    expect(diagnostics).toHaveLength(1)
    expect(diagnostics[0]?.message).toContain('that other code shares')
  })

  it('never changes what another component passes', () => {
    const { html, diagnostics } = renderComponent(
      'const B = ({ l }) => { l.push(1); return l.length }\nexport const A = () => { const l = []; return <><B l={l} /><B l={l} /></> }',
    )
    expect(html.match(/does not run: <code>B<\/code>/g)).toHaveLength(2)
    expect(diagnostics[0]?.message).toContain('that other code shares')
  })

  it.each([
    ['the pairs of an object', 'const [a] = Object.entries({ b: 1 }); a.push(2); return a.join()', 'b,1,2'],
    ['a list of children', 'const a = React.Children.toArray(children); a.push("c"); return a', 'abc'],
  ])('changes %s, which is new', (_, body, html) => {
    expect(renderComponent(`export const A = ({ children }) => { ${body} }`, '<A>ab</A>').html).toContain(html)
  })

  it('catches what JSX throws', () => {
    const fail = "const fail = () => { throw new Error('x') }\n"
    const { html, problems } = renderComponent(
      `${fail}export const A = () => { try { return <p title={fail()}>{fail()}</p> } catch (e) { return e.message } }`,
    )
    expect({ html, problems }).toEqual({ html: 'x', problems: [] })
    const uncaught = renderComponent(`${fail}export const A = () => <p>a{fail()}b</p>`)
    expect(uncaught.html).toContain('does not run: <code>A</code>')
    expect(uncaught.diagnostics).toHaveLength(1)
    expect(uncaught.diagnostics[0]?.message).toContain('The code throws an error: "x". The component <A>')
  })

  it('sorts a copy of a constant', () => {
    const { html } = renderComponent(
      'const LIST = [2, 1]\nexport const A = () => LIST.sort().join() + LIST.reverse().join() + LIST.join()',
    )
    expect(html).toBe('1,21,22,1')
  })

  it('names the component that is lost, and a page', () => {
    const { diagnostics } = renderComponent('export const A = () => { class B {} return 1 }')
    expect(diagnostics).toMatchObject([
      {
        file: 'snippets/a.jsx',
        message:
          'A class is not available: code in pages and components is evaluated, never run, and can use only a part of JavaScript. The component <A> is replaced by a note.',
        suggestions: [
          'Write the result itself, or put code that has to run in a `.js` file of the site.',
          'Check the page "guides/page.mdx", which uses <A>.',
        ],
      },
    ])
  })

  it.each([
    ['an endless loop', 'while (true) {}'],
    ['a loop without a test', 'for (;;) {}'],
    ['a list that grows while it is read', 'const a = [1]; for (const b of a) a.push(b)'],
    ['a list that contains itself', 'const a = []; a.push(a); return a'],
    ['an object that contains itself', 'const a = {}; a.a = a; return <Card a={a}>{JSON.stringify(a)}</Card>'],
    ['a text that grows', 'let t = "a"; for (;;) t += t'],
    ['a list that doubles', 'let a = [1]; for (;;) a.push(...a)'],
    ['a list that shifts', 'const a = Array(90000).fill(0); for (;;) a.unshift(a.pop())'],
    ['searches in a long list', 'const a = Array(99999).fill(0); for (;;) a.includes(1)'],
    ['copies of a large set', 'const a = new Set(Array(99999).keys()); for (;;) for (const b of a) break'],
    [
      'callbacks that throw in a large set',
      'const a = new Set(Array(50000).keys()); for (;;) { try { a.forEach(() => { throw 1 }) } catch {} }',
    ],
    [
      'patterns for a large object',
      'const a = Object.fromEntries([...Array(20000).keys()].map((b) => [b, b])); for (;;) { const { c, ...d } = a }',
    ],
    ['a loop with many variables', `for (let ${[...Array(3000).keys()].map((n) => `a${n}`).join()};;);`],
    ['a pattern with many holes', `for (const [${','.repeat(20_000)}] of Array(90000).fill([]));`],
    ['children that are listed', 'const a = <>{Array(60000).fill(<b />)}</>; for (;;) Array.isArray(a)'],
    ['children that are cloned', 'const a = <>{Array(60000).fill(<b />)}</>; for (;;) React.cloneElement(a)'],
    ['the props of many children', 'const a = <div>{Array(20000).fill(<b />)}</div>; for (;;) a.props'],
    [
      'long texts that are compared',
      'const t = "a".repeat(9e5); const a = Array(9e4).fill(t + "b"); for (;;) a.includes(t + "c")',
    ],
    ['long texts that are sorted', 'const t = "a".repeat(9e5); for (;;) [t + "b", t + "a", t + "c", t].sort()'],
    ['a map that grows', 'const a = new Map(); for (let i = 0; ; i++) a.set(i, a)'],
    ['children that contain themselves', 'const a = []; a.push(a); return React.Children.count(a)'],
  ])('stops %s', (_, body) => {
    const start = performance.now()
    const { html, problems } = renderComponent(`export const A = () => { ${body} }`, '<A />\n\nthe rest')
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['page/too-complex'])
    expect(html).toContain('<p>the rest</p>')
    expect(performance.now() - start).toBeLessThan(5000)
  })
})
