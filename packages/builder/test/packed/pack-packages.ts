import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runTool, type ToolContext } from './run-tool.ts'
import type { PackedPackage } from './serve-registry.ts'

const ROOT = join(import.meta.dirname, '../../../..')

/** The folders of the packages that are published. */
export const PACKAGES = ['config', 'builder', 'create-spearmint', 'user-group-api']

/** Packs every package as `npm publish` would. */
export function packPackages(folder: string, env: NodeJS.ProcessEnv): Promise<PackedPackage[]> {
  const packing = PACKAGES.map(async (name): Promise<PackedPackage> => {
    const context: ToolContext = { cwd: join(ROOT, 'packages', name), env }
    const printed = await runTool('npm', ['pack', '--silent', '--pack-destination', folder], context)
    const file = printed.trim().split('\n').at(-1) ?? ''
    const manifest = JSON.parse(readFileSync(join(context.cwd, 'package.json'), 'utf8')) as PackedPackage['manifest']
    return { tarball: join(folder, file), manifest }
  })
  return Promise.all(packing)
}
