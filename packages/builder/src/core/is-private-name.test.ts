import { expect, it } from 'vitest'
import { isPrivateName } from './is-private-name.ts'

it.each<[boolean, string[]]>([
  [
    true,
    ['localhost', 'localhost.', 'api', 'api.', 'a.localhost', 'API.Lan', 'a.local.', 'a.b.internal', 'x.home.arpa'],
  ],
  [
    false,
    ['example.com', 'api.example.com.', 'localhost.example.com', 'lan.dev', 'home.arpa.dev', '127.0.0.1', '[::1]'],
  ],
])('is %s: %j', (isPrivate, names) => {
  expect(names.map((name) => [name, isPrivateName(name)])).toEqual(names.map((name) => [name, isPrivate]))
})
