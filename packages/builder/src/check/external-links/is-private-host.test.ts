import { expect, it } from 'vitest'
import { isPrivateHost } from './is-private-host.ts'

it.each<[boolean, string[]]>([
  [true, ['localhost.', 'api.lan', 'a.local.', 'example.com', 'www.example.org.', 'a.invalid', '{tenant}.acme.dev']],
  [true, ['127.0.0.1', '[::1]', '10.0.0.1', '169.254.169.254']],
  [false, ['acme.dev', 'example.dev', 'local.acme.dev', '8.8.8.8', '[2606:4700::1111]']],
])('isPrivateHost is %s for %j', (isPrivate, hosts) => {
  expect(hosts.map((host) => [host, isPrivateHost(host)])).toEqual(hosts.map((host) => [host, isPrivate]))
})
