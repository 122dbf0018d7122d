import { z } from 'zod'
import { findRepositoryName } from '../github-repo/find-repository-name.ts'

const EXPECTED = 'a repository such as "octocat/hello-world"'

/** A repository of GitHub, as `owner/name` or as its address. Comes out as `owner/name`. */
export const repository = z
  .string(EXPECTED)
  .refine((value) => findRepositoryName(value) !== undefined, EXPECTED)
  .transform((value) => findRepositoryName(value) ?? value)
