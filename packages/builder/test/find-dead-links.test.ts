import { expect, it } from 'vitest'
import { findDeadLinks } from './find-dead-links.ts'
import { createFolder } from './run-spearmint.ts'
import { writeFiles } from './temp-folders.ts'

it('finds missing files, folders and fragments, and ignores valid and external links', () => {
  const folder = createFolder()
  writeFiles(folder, {
    'index.html':
      '<a href="/a.html#here"></a><a href="a.html"></a><a href="https://acme.test/x"></a><img src="/b.png">',
    'a.html':
      '<h2 id="here"></h2><a href="#there"></a><a href="/"></a><a href="/folder/"></a><a href="index.html#x"></a>',
    'folder/c.html': '<a href="../a.html"></a><a href="b.html"></a>',
  })
  expect(findDeadLinks(folder).map(({ page, address }) => `${page} ${address}`)).toEqual([
    'a.html #there',
    'a.html /folder/',
    'a.html index.html#x',
    'folder/c.html b.html',
    'index.html /b.png',
  ])
  expect(findDeadLinks(folder, { base: '/base' }).map(({ address }) => address)).toContain('/a.html#here')
})
