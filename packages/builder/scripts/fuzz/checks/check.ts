import type { PackageData } from '../../../src/build/package-data.ts'
import type { NativeParser } from '../../../src/content/native-parser/create-native-parser.ts'
import type { Failure, FuzzInput } from '../fuzz-input.ts'

/** What checks use of the outside world. */
export interface CheckTools {
  packageData: PackageData
  native: NativeParser
  /** Called before each step that has to end in time. */
  onStep(): void
}

/** Tries an input. Returns what is wrong, or throws, which is wrong too. */
export type Check = (input: FuzzInput, tools: CheckTools) => Promise<readonly Omit<Failure, 'check'>[]>
