import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { toPagePath } from './create-bench-site.ts'

/** Bytes of a kind of file, compressed. */
export interface Weight {
  gzip: number
  brotli: number
}

/** What the first visit to a page loads, except images. */
export interface PageWeight {
  pages: number
  html: Weight
  css: Weight
  js: Weight
}

/** A page that sites of every size have. */
const PROBE = toPagePath(30)

/** Measures one page of the site built in a folder: its HTML, and the stylesheets and scripts that it references. */
export function measureWeight(folder: string, pages: number): PageWeight {
  const read = (path: string): string => readFileSync(join(folder, 'dist', path), 'utf8')
  const html = read(`${PROBE}.html`)
  const named = new Set([...html.matchAll(/(?:src|href)="\/([^"]+\.(?:css|js))"/g)].map(([, path = '']) => path))
  const weighAll = (kind: string): Weight =>
    [...named]
      .filter((path) => path.endsWith(kind))
      .reduce((sum, path) => addWeights(sum, weigh(read(path))), WEIGHTLESS)
  return { pages, html: weigh(html), css: weighAll('.css'), js: weighAll('.js') }
}

const WEIGHTLESS: Weight = { gzip: 0, brotli: 0 }

export function addWeights(one: Weight, other: Weight): Weight {
  return { gzip: one.gzip + other.gzip, brotli: one.brotli + other.brotli }
}

function weigh(text: string): Weight {
  return { gzip: gzipSync(text, { level: 9 }).length, brotli: brotliCompressSync(text).length }
}
