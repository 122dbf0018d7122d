#!/usr/bin/env node
import { existsSync } from 'node:fs'
import module from 'node:module'

const entry = new URL('../dist/bundle/main.js', import.meta.url)

if (existsSync(entry)) {
  // Caches compiled code between runs if Node.js supports it (22.8 or later).
  module.enableCompileCache?.()
  const { main } = await import(entry.href)
  process.exitCode = await main(process)
} else {
  process.stderr.write('error: Spearmint is not built yet.\n  → In its folder, run: npm run build\n')
  process.exitCode = 2
}
