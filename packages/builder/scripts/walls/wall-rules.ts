/** One package of the workspace. */
export interface PackageWall {
  /** The name that other packages import. */
  name: string
  /** Packages of the workspace that it may import, by name. */
  mayImport: readonly string[]
  /** False where shipped code also runs in browsers and so imports no Node.js built-in. */
  builtins: boolean
  /** True where published files are bundles, which contain the packages that only development installs. */
  bundled?: boolean
}

/** A folder of ordered rooms, each behind its doors. */
interface RoomWalls {
  folder: string
  /** From the bottom up: a room imports only rooms before it. */
  order: readonly string[]
  /** The one file of a room that other rooms import. */
  door: string
  /** The one file of a room that browser code imports. */
  browserDoor: string
  /** A folder whose files all run in browsers. */
  client: string
  /** Rooms before this one import no Node.js built-ins but the pure ones. */
  builtinsFrom: string
  pureBuiltins: readonly string[]
  maxFolders: number
}

/** A wall inside a package that has no rooms: files matching `from` import nothing that matches `to`. */
interface ForbiddenImport {
  from: RegExp
  to: RegExp
  reason: string
  instead: string
}

/** An import that may break a rule. An exception that no import needs is an error. */
interface WallException {
  rule: string
  file: string
  /** The imported file or module. */
  to: string
  reason: string
}

/** A pattern of file paths, and why a rule does not apply to them. */
export interface Exempt {
  pattern: RegExp
  reason: string
}

/** Rules for the size of files. They don't apply to tests. */
interface SizeRules {
  maxLines: number
  /** A file with fewer lines and a single importer belongs in its importer. */
  minLines: number
  exempt: { maxLines: readonly Exempt[]; minLines: readonly Exempt[] }
  /** Files that still break a rule. An entry that breaks none is an error, so this list only shrinks. */
  notYet: readonly string[]
}

/** Everything that the check of imports and sources knows about this repository. */
export interface WallRules {
  /** Packages by their folder. */
  packages: Readonly<Record<string, PackageWall>>
  rooms: RoomWalls
  forbidden: readonly ForbiddenImport[]
  /** Tests, and files that only tests use. */
  tests: RegExp
  /** Files that users install. They import no test, and no development dependency at run time. */
  shipped: RegExp
  exceptions: readonly WallException[]
  sizes: SizeRules
}
