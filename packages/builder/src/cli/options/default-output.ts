/** The output folder of a build without `--out`, relative to the working directory. */
export const DEFAULT_OUTPUT = 'dist'
