#!/usr/bin/env node
import { main } from 'spearmint/cli'

// `npm create spearmint docs` is `npx create-spearmint docs`, which is `spearmint init docs`.
process.argv.splice(2, 0, 'init')
process.exitCode = await main(process)
