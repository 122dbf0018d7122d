import { createNativeParser, type NativeParser, type ParseGuard } from '../../content/index.ts'

/**
 * Loads the native parser. Returns undefined if `satteri` has no binary for this machine or it is not installed: its
 * binaries are optional dependencies, and the reference parser produces the same trees.
 */
export async function loadNativeParser(guard?: ParseGuard): Promise<NativeParser | undefined> {
  const satteri = await import('satteri').catch(() => undefined)
  return satteri && createNativeParser(satteri, guard)
}
