import { createNativeParser, type NativeParser, type ParseGuard } from '../../content/index.ts'

/**
 * Loads the parser that is compiled to machine code. Gives undefined where there is no binary for the machine, or where
 * it was not installed: the binaries of `satteri` are optional, and the reference parser gives the same trees.
 */
export async function loadNativeParser(guard?: ParseGuard): Promise<NativeParser | undefined> {
  const satteri = await import('satteri').catch(() => undefined)
  return satteri && createNativeParser(satteri, guard)
}
