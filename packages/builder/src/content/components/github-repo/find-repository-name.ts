/** What GitHub allows in the name of an owner and of a repository, alone or at the end of an address. */
const REPOSITORY = /^(?:(?:https?:\/\/)?(?:www\.)?github\.com\/)?([\w-]+\/[\w.-]+?)(?:\.git)?\/?$/i

/** Finds `owner/name` in what an author wrote for a repository of GitHub: that, or its address. */
export function findRepositoryName(written: string): string | undefined {
  return REPOSITORY.exec(written.trim())?.[1]
}
