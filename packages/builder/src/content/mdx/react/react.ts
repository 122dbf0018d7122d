import {
  BuiltIn,
  createObject,
  type Invoke,
  isFunctionValue,
  isHastValue,
  isObjectValue,
  type ObjectValue,
  type Value,
} from '../values/value.ts'
import { cloneElement } from './clone-element.ts'
import { CHILDREN } from './react-children.ts'

/** What a component sets never changes, because a page shows its first state. */
const SETTER = new BuiltIn('set', () => undefined, { arity: 0 })

/** `<Fragment>` and `<Context.Provider>` render their children. */
export const FRAGMENT = new BuiltIn('Fragment', () => undefined)

/** Hooks return what they return when a component renders for the first time. Dependencies are never evaluated. */
const HOOKS: readonly BuiltIn[] = [
  new BuiltIn('useState', ([initial], { invoke }) => [toInitial(initial, invoke), SETTER], {
    arity: 1,
    isStateful: true,
  }),
  new BuiltIn(
    'useReducer',
    ([, initial, create], { invoke }) => [create === undefined ? initial : invoke(create, [initial]), SETTER],
    { isStateful: true },
  ),
  new BuiltIn('useMemo', ([create], { invoke }) => invoke(create, []), { arity: 1 }),
  new BuiltIn('useCallback', ([callback]) => callback, { arity: 1 }),
  new BuiltIn('useRef', ([initial], { ownership }) => ownership.own(createObject([['current', initial]])), {
    arity: 1,
  }),
  new BuiltIn('useContext', ([context]) => readContext(context), { arity: 1 }),
  new BuiltIn('useDeferredValue', ([value]) => value, { arity: 1 }),
  new BuiltIn('useTransition', () => [false, SETTER], { arity: 0 }),
  new BuiltIn('useId', () => ':r0:', { arity: 0 }),
  ...['useEffect', 'useLayoutEffect', 'useInsertionEffect'].map(
    (name) => new BuiltIn(name, () => undefined, { arity: 0, isStateful: true }),
  ),
  ...['useImperativeHandle', 'useDebugValue'].map((name) => new BuiltIn(name, () => undefined, { arity: 0 })),
]

/** Other functions of React, which have to be imported. */
const FUNCTIONS: readonly BuiltIn[] = [
  new BuiltIn('memo', ([component]) => component, { arity: 1 }),
  new BuiltIn('forwardRef', ([component]) => component, { arity: 1 }),
  new BuiltIn('isValidElement', ([value]) => isHastValue(value)),
  new BuiltIn('cloneElement', cloneElement),
  new BuiltIn('createContext', ([value]) => createContext(value), { arity: 1 }),
]

/** What `import … from 'react'` provides. */
export const REACT: ObjectValue = createObject([
  ...[...HOOKS, ...FUNCTIONS, FRAGMENT].map((builtIn): [string, Value] => [builtIn.name, builtIn]),
  ['Children', CHILDREN],
])

/** The names that components can use without an import. */
export const REACT_GLOBALS: readonly [string, Value][] = [
  ['React', REACT],
  ...[...HOOKS, FRAGMENT].map((builtIn): [string, Value] => [builtIn.name, builtIn]),
]

const GLOBAL_NAMES: ReadonlySet<string> = new Set(REACT_GLOBALS.map(([name]) => name))

export function isReactGlobal(name: string): boolean {
  return GLOBAL_NAMES.has(name)
}

function toInitial(initial: Value, invoke: Invoke): Value {
  return isFunctionValue(initial) ? invoke(initial, []) : initial
}

/** A context has its default value everywhere. */
function createContext(value: Value): Value {
  return createObject([
    ['Provider', FRAGMENT],
    ['defaultValue', value],
  ])
}

function readContext(context: Value): Value {
  return isObjectValue(context) ? context.defaultValue : undefined
}
