/** A file or folder that prevents writing another one: its path, and whether this build wrote it. */
export interface Obstacle {
  path: string
  isWritten: boolean
}

/** The place of a file: nothing that has to stay, or a file of ours to compare with. */
export type FoundPlace = 'free' | 'file'
