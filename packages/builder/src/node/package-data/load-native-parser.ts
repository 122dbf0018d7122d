import { type CrashGuard, createNativeParser, type NativeParser } from '../../content/index.ts'
import { readPackageVersion } from './read-package-version.ts'

/**
 * Loads the native parser. Returns undefined if there is no binary for this machine, if it is not installed (the binaries of
 * `satteri` are optional), or if the installed version is not the supported one. The reference parser produces the same
 * trees.
 */
export async function loadNativeParser(guard?: CrashGuard): Promise<NativeParser | undefined> {
  const satteri = await import('satteri').catch(() => undefined)
  return satteri && createNativeParser({ ...satteri, version: readPackageVersion('satteri') }, guard)
}
