import type { WordTable } from '../src/words/word.ts'

/** Renders the reference page of the words that a site can replace. */
export function toWordsPage(words: WordTable): string {
  const rows = Object.entries(words).map(([key, word]) => {
    const text = typeof word === 'string' ? word : [...new Set(Object.values(word))].join('` / `')
    return `| \`${key}\` | \`${text.replaceAll('|', '\\|')}\` |`
  })
  return `---
title: Words
description: All words that Spearmint adds to pages, by the key that replaces them.
icon: list-tree
---

{/* Generated from packages/config/src/words: npm run test:run -- packages/config/src/words --update */}

The keys of [\`spearmint.words\`](/guides/languages#replace-words), with their English texts. Where there are two, the first
is for one.

| Key | English |
| --- | --- |
${rows.join('\n')}
`
}
