const isOnDisk = location.protocol === 'file:'

/** The origin of messages between a page and its own frame. A page on a disk has none. */
export const OWN_ORIGIN = isOnDisk ? 'null' : location.origin

/** Whom such a message is for. A document without an origin can't be named, and the sender has its window anyway. */
export const TARGET_ORIGIN = isOnDisk ? '*' : location.origin
