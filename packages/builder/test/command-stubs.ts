import { chmodSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { COMMAND, createFolder } from './run-spearmint.ts'

const PACKAGES = new URL('../../', import.meta.url)
const CREATE = fileURLToPath(new URL('create-spearmint/bin/create-spearmint.js', PACKAGES))
const USER_GROUP_API = fileURLToPath(new URL('user-group-api/bin/user-group-api.js', PACKAGES))

/** Commands that run this checkout instead of what the registry has, and don't open a browser. */
const STUBS = {
  npx: `
if [ "$1" = --yes ]; then shift; fi
name=$1
shift
case $name in
  spearmint | spearmint@latest) exec node "${COMMAND}" "$@" ;;
  @spearmint/user-group-api) exec node "${USER_GROUP_API}" "$@" ;;
  *) echo "npx $name is not ours" >&2; exit 99 ;;
esac`,
  npm: `
if [ "$1 $2" != "create spearmint" ]; then echo "npm $1 $2 is not ours" >&2; exit 99; fi
shift 2
for word do
  shift
  [ "$word" = -- ] || set -- "$@" "$word"
done
exec node "${CREATE}" "$@"`,
  'xdg-open': 'exit 0',
}

/** An environment for a shell in which `npx spearmint` and `npm create spearmint` run this checkout. */
export function createStubbedEnvironment(): NodeJS.ProcessEnv {
  const folder = createFolder()
  for (const [name, script] of Object.entries(STUBS)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`)
    chmodSync(join(folder, name), 0o755)
  }
  return { ...process.env, NO_COLOR: '1', PATH: `${folder}${delimiter}${process.env.PATH}` }
}
