/** The output folder of a build without `--out`, from the working directory. */
export const USUAL_OUTPUT = 'dist'
