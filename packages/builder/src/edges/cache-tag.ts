/** Name of the file that marks a folder as a cache, for all programs (bford.info/cachedir). */
export const CACHE_TAG = 'CACHEDIR.TAG'
