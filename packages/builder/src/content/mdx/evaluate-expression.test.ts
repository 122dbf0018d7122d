import { describe, expect, it } from 'vitest'
import { evaluateText } from './testing/evaluate-source.ts'

describe('evaluateExpression', () => {
  it.each<[string, unknown]>([
    // Literals
    ['"text"', 'text'],
    ['12', 12],
    ['-1.5', -1.5],
    ['true', true],
    ['null', null],
    ['undefined', undefined],
    ['NaN', Number.NaN],
    [`\`a\${1}b\${"c"}\${null}\``, 'a1bcnull'],
    ['[1, "a", [true]]', [1, 'a', [true]]],
    ['[1, ...[2, 3], , 4]', [1, 2, 3, undefined, 4]],
    ['{a: 1, "b c": [2], 3: 4}', { a: 1, 'b c': [2], 3: 4 }],
    ['{...{a: 1, b: 1}, b: 2, ["c" + 1]: 3}', { a: 1, b: 2, c1: 3 }],
    ['{...null}', {}],
    // Operators
    ['1 + 2 * 3', 7],
    ['"a" + 1', 'a1'],
    ['true + 1', 2],
    ['2 ** 3 % 5', 3],
    ['7 / 2 - 1', 2.5],
    ['(6 | 1) & 5 ^ 1', 4],
    ['1 << 3 >> 1', 4],
    ['-1 >>> 31', 1],
    ['"10" < "9"', true],
    ['"10" < 9', false],
    ['2 >= 2', true],
    ['1 == "1"', true],
    ['null == undefined', true],
    ['null == 0', false],
    ['1 != 2', true],
    ['1 === "1"', false],
    ['[] === []', false],
    ['!0', true],
    ['~1', -2],
    ['+"3"', 3],
    ['typeof "a"', 'string'],
    ['typeof (() => 1)', 'function'],
    ['void 1', undefined],
    ['0 || "b"', 'b'],
    ['0 ?? "b"', 0],
    ['"a" && "b"', 'b'],
    ['1 > 2 ? "a" : "b"', 'b'],
    ['(1, 2)', 2],
    // Own properties
    ['{a: {b: 1}}.a.b', 1],
    ['{a: 1}["a"]', 1],
    ['{a: 1}.b', undefined],
    ['{a: 1}.b?.c.d.e()', undefined],
    ['null?.a', undefined],
    ['null?.[0].b', undefined],
    ['undefined?.()', undefined],
    ['[1, 2][1]', 2],
    ['[1, 2].length', 2],
    ['"abc"[1]', 'b'],
    ['"abc".length', 3],
    ['[1][5]', undefined],
    // Functions
    ['((a, b = a) => a + b)(2)', 4],
    ['(({a, b: {c} = {c: 2}, ...rest}) => [a, c, rest])({a: 1, d: 3})', [1, 2, { d: 3 }]],
    ['(([a, , b = 3], ...rest) => [a, b, rest])([1, 2], 4, 5)', [1, 3, [4, 5]]],
    ['(() => { const a = 1; const {b} = {b: 2}; return a + b })()', 3],
    ['((n) => { if (n > 1) { const a = "many"; return a } else return "one" })(2)', 'many'],
    ['(() => { function twice(n) { return n * 2 } return twice(4) })()', 8],
    ['(() => { let a = 1; if (a) a = 2; a += 3; return a })()', 5],
    ['((a) => { switch (a) { case 1: return "a"; case 2: break; default: return "c" } return "b" })(2)', 'b'],
    ['((a) => { switch (a) { case 1: case 2: return "a"; default: return "c" } })(1)', 'a'],
    ['(() => { return one(); function one() { return 1 } })()', 1],
    ['(() => {})()', undefined],
    ['(function (a) { return a })(1)', 1],
    ['((n) => (m) => n + m)(1)(2)', 3],
    ['{add(a, b) { return a + b }}.add(1, 2)', 3],
    // Methods
    ['[1, 2].map((n) => n * 2)', [2, 4]],
    ['[1, 2].map((n, index, list) => index + list.length)', [2, 3]],
    ['[1, 0, 2].filter(Boolean)', [1, 2]],
    ['[1, 2, 3].filter((n) => n > 1)', [2, 3]],
    ['[1, 2].find((n) => n > 1)', 2],
    ['[1, 2].some((n) => n > 1)', true],
    ['[1, 2].every((n) => n > 1)', false],
    ['[1, null, "a"].join("-")', '1--a'],
    ['[1, 2].join()', '1,2'],
    ['[1, 2, 3].slice(-2)', [2, 3]],
    ['[1].concat([2], 3)', [1, 2, 3]],
    ['[[1], [2, [3]], 4].flat()', [1, 2, [3], 4]],
    ['[1, 2].reverse()', [2, 1]],
    ['[10, 9, 1].sort()', [1, 10, 9]],
    ['[10, 9, 1].toSorted((a, b) => a - b)', [1, 9, 10]],
    ['[1, 2, 3].reduce((sum, n, index) => sum + n * index, 1)', 9],
    ['[1, 2, 3].reduce((sum, n, index) => sum + n * index)', 9],
    ['[[1, 2], [3]].flatMap((n) => n)', [1, 2, 3]],
    ['[1, 2].findIndex((n) => n === 2) + [4].at(-1)', 5],
    ['"a.b.c".replaceAll(".", "") + "abc".charAt(1) + "abc".substring(1)', 'abcbbc'],
    ['(1234567).toLocaleString()', '1,234,567'],
    ['[1, 2].includes(2)', true],
    ['[1, 2].indexOf(2)', 1],
    ['" aB ".trim().toUpperCase()', 'AB'],
    ['"A,b".toLowerCase().split(",")', ['a', 'b']],
    ['"abc".slice(1, 2)', 'b'],
    ['"abc".includes("b") && "abc".startsWith("a") && "abc".endsWith("c")', true],
    ['"a.a".replace(".", "$&")', 'a$&a'],
    ['"a".concat("b", "c")', 'abc'],
    ['(1.234).toFixed(1)', '1.2'],
    ['(12).toString()', '12'],
    ['Object.entries({a: 1})', [['a', 1]]],
    ['Array.from({length: 3}, (_, index) => index)', [0, 1, 2]],
    ['Math.max(1, Math.round(2.6), parseInt("2px"))', 3],
    ['JSON.stringify({a: [1, "b"]})', '{"a":[1,"b"]}'],
    ['[typeof window, typeof React.useState]', ['undefined', 'function']],
    ['Object.keys({a: 1}).concat(Object.values({a: 1}))', ['a', 1]],
    ['[Number("2"), String(2), Array.isArray([])]', [2, '2', true]],
  ])('evaluates %s', (expression, value) => {
    const evaluated = evaluateText(expression)
    expect(evaluated.diagnostics).toEqual([])
    expect(evaluated.value).toEqual(value)
  })

  it.each([
    ['/a/', 'A regular expression'],
    ['10n', 'A big integer'],
    ['new Date()', '`new`'],
    ['this', '`this`'],
    ['(() => { const a = {}; a.b = 1; return a })()', 'A statement without a result'],
    ['(() => { const a = 0; a = 1; return a })()', 'An assignment to a constant'],
    ['((a) => a = 1)()', 'An assignment'],
    ['((a) => a++)()', '`++` or `--`'],
    ['async () => 1', 'An async function'],
    ['function* () {}', 'A generator'],
    ['(() => { for (;;) {} })()', 'A loop'],
    ['(() => { while (true) {} })()', 'A loop'],
    ['(() => { throw 1 })()', '`try` or `throw`'],
    ['class {}', 'A class'],
    ['tag`a`', 'A tagged template'],
    ['import("fs")', '`import()`'],
    ['import.meta', '`import.meta`'],
    ['delete {a: 1}.a', 'The operator "delete"'],
    ['"a" in {a: 1}', 'The operator "in"'],
    ['[] instanceof Object', 'The operator "instanceof"'],
    ['{get a() { return 1 }}', 'A getter or setter'],
    ['[1].push(2)', 'The method "push" of a list'],
    ['"a".repeat(9)', 'The method "repeat" of a string'],
    ['"a".map', 'The property "map" of a string'],
  ])('does not support %s: %s', (expression, what) => {
    const { value, diagnostics } = evaluateText(expression)
    expect(value).toBeUndefined()
    expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([
      `page/unsupported-code ${what} is not available: expressions in pages can use only literals, props, variables, conditions and methods such as \`.map()\`.`,
    ])
  })

  it.each([
    ['null.a', 'Cannot read "a" of null.'],
    ['(1).a', 'Cannot read "a" of a number.'],
    ['(<b />).children', 'Cannot read "children" of JSX.'],
    ['(() => 1).name', 'Cannot read "name" of a function.'],
    ['1()', 'Expected a function, but got a number.'],
    ['{}.a()', 'Expected a function, but got undefined.'],
    ['null.map(1)', 'Cannot call "map" on null.'],
    ['"" + {}', 'Expected text or a number, but got an object.'],
    [`\`\${[]}\``, 'Expected text or a number, but got a list.'],
    ['-[]', 'Expected text or a number, but got a list.'],
    ['[...1]', 'Expected a list after "...", but got a number.'],
    ['{...[1]}', 'Expected an object after "...", but got a list.'],
    ['[1].map(2)', 'map(): expected a function, but got a number.'],
    ['[{}].join()', 'join(): expected text or numbers, but got an object.'],
    ['"a".split()', 'split(): expected text, but got undefined.'],
    ['"a".slice("b")', 'slice(): expected a number, but got a string.'],
    ['Object.keys([])', 'Object.keys(): expected an object, but got a list.'],
    ['String({})', 'String(): expected text or a number, but got an object.'],
    ['(({a}) => a)()', 'Expected an object, but got undefined.'],
    ['(([a]) => a)({})', 'Expected a list, but got an object.'],
  ])('reports for %s: %s', (expression, message) => {
    const { value, diagnostics } = evaluateText(expression)
    expect(value).toBeUndefined()
    expect(diagnostics).toHaveLength(1)
    expect(diagnostics[0]?.message).toContain(message)
  })

  it('reports the location of the problem', () => {
    const { diagnostics } = evaluateText('[1,\n  new Date()]')
    expect(diagnostics[0]).toMatchObject({ line: 2, column: 3, endLine: 2, endColumn: 13, file: 'guides/page.mdx' })
  })
})
