#!/usr/bin/env node
import { existsSync } from 'node:fs'

const entry = new URL('../dist/cli/main.js', import.meta.url)

if (existsSync(entry)) {
  const { main } = await import(entry.href)
  process.exitCode = await main(process.argv, process.env, process.stdout, process.stderr)
} else {
  process.stderr.write('error: The service has not been built.\n  → In the project folder, run: npm run build\n')
  process.exitCode = 2
}
