import type { HostPart } from '../../emit/index.ts'
import type { BuildResult } from '../build-options.ts'

/** What is left of a version that was written. Plain data: a version that has not changed has the same. */
export interface VersionResult extends Pick<BuildResult, 'pages' | 'diagnostics' | 'hostFacts' | 'withheld'> {
  hostPart?: HostPart | undefined
}
