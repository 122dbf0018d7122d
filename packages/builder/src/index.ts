export type { Diagnostic, Fix, Severity, TextEdit } from '@spearmint/config/diagnostics'
export type { BuildOptions, BuildProgress, BuildResult, MarkdownParser, SiteCheck } from './build/index.ts'
export type { OutputFolder, SourceFile, SourceFolder } from './core/index.ts'
export {
  type BuildSiteOptions,
  buildSite,
  type CheckIo,
  type CheckSiteOptions,
  checkSite,
  createDevServer,
  type DevServer,
  type DevServerOptions,
  type FolderIo,
  IoError,
  OperationalError,
  OptionError,
  type SiteBuild,
  type SiteIo,
} from './node/index.ts'
