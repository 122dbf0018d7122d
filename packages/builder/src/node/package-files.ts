/**
 * Files of this package that are read at run time. `src/node/` and `dist/bundle/` are both two levels below the package,
 * so the same relative URLs work in the sources and in the bundle.
 */
export const PACKAGE_FILES = {
  manifest: new URL('../../package.json', import.meta.url),
  /** The output of `vite build`. */
  client: new URL('../../dist/client/', import.meta.url),
  /** The output of `vite build --config vite.bundle.config.ts`. */
  bundle: new URL('../../dist/bundle/', import.meta.url),
  dist: new URL('../../dist/', import.meta.url),
  /** The site that `spearmint init` starts from. */
  template: new URL('../../template/', import.meta.url),
} as const
