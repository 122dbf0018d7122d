#!/usr/bin/env node
import { existsSync } from 'node:fs'

const entry = new URL('../dist/cli/main.js', import.meta.url)

if (existsSync(entry)) {
  const { main } = await import(entry.href)
  process.exitCode = await main(process)
} else {
  process.stderr.write('error: Spearmint is not built yet.\n  → In its folder, run: npm run build\n')
  process.exitCode = 2
}
