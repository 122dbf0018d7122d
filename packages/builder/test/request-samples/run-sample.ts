import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** How to run samples of a language: the file, and the commands that run it. */
export interface Runner {
  file: string
  commands: readonly (readonly string[])[]
}

export const RUNNERS: Readonly<Record<string, Runner>> = {
  bash: { file: 'sample.sh', commands: [['bash', 'sample.sh']] },
  javascript: { file: 'sample.mjs', commands: [['node', 'sample.mjs']] },
  node: { file: 'sample.mjs', commands: [['node', 'sample.mjs']] },
  python: { file: 'sample.py', commands: [['python3', 'sample.py']] },
  php: { file: 'sample.php', commands: [['php', 'sample.php']] },
  ruby: { file: 'sample.rb', commands: [['ruby', 'sample.rb']] },
  go: { file: 'sample.go', commands: [['go', 'run', 'sample.go']] },
  java: { file: 'Sample.java', commands: [['java', '-XX:TieredStopAtLevel=1', 'Sample.java']] },
  c: { file: 'sample.c', commands: [['gcc', '-o', 'sample', 'sample.c', '-lcurl'], ['./sample']] },
}

/** Whether this machine can run samples of a language. */
export function canRun(language: string): boolean {
  const runner = RUNNERS[language]
  if (language === 'bash' && !isInstalled('curl')) return false
  if (language === 'c' && !HEADERS.some((file) => existsSync(file))) return false
  return runner !== undefined && hasCommands(runner)
}

export function hasCommands({ commands }: Runner): boolean {
  return commands.every(([command = '']) => command.startsWith('./') || isInstalled(command))
}

const HEADERS = ['/usr/include/curl/curl.h', '/usr/include/x86_64-linux-gnu/curl/curl.h']

function isInstalled(command: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, command)))
}

/** Runs code in a folder and returns what it printed. */
export async function runCode(runner: Runner, code: string, folder: string): Promise<string> {
  await writeFile(join(folder, runner.file), code)
  let printed = ''
  for (const [command = '', ...rest] of runner.commands) {
    const { stdout } = await run(command, rest, {
      cwd: folder,
      env: { ...process.env, LC_ALL: 'C.UTF-8', GO111MODULE: 'off', GOFLAGS: '' },
      timeout: 60_000,
    })
    printed = stdout
  }
  return printed
}
