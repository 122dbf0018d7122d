export type { BuildIo, BuildOptions, BuildProgress, BuildResult } from './model/build.ts'
export type { OutputFolder, SourceFile, SourceFolder } from './model/folders.ts'
export { buildSite } from './pipeline/build-site.ts'
