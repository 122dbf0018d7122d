import { z } from 'zod'

const EXPECTED = 'a repository such as "octocat/hello-world"'

/** What GitHub allows in the name of an owner and of a repository, alone or at the end of an address. */
const REPOSITORY = /^(?:(?:https?:\/\/)?(?:www\.)?github\.com\/)?([\w-]+\/[\w.-]+?)(?:\.git)?\/?$/i

/** A repository of GitHub, as `owner/name` or as its address. Comes out as `owner/name`. */
export const repository = z
  .string(EXPECTED)
  .trim()
  .regex(REPOSITORY, EXPECTED)
  .transform((value) => value.replace(REPOSITORY, '$1'))
