import { type CrashGuard, createNativeParser, type NativeParser } from '../../content/index.ts'
import { readPackageVersion } from './read-package-version.ts'

/**
 * Loads the parser that is compiled to machine code. Returns undefined if there is no binary for this machine, if it was
 * not installed (the binaries of `satteri` are optional), or if another version than the supported one is installed. The
 * reference parser returns the same trees.
 */
export async function loadNativeParser(guard?: CrashGuard): Promise<NativeParser | undefined> {
  const satteri = await import('satteri').catch(() => undefined)
  return satteri && createNativeParser({ ...satteri, version: readPackageVersion('satteri') }, guard)
}
