import { z } from 'zod'
import { joinBlocks } from '../../markdown-output/format-blocks.ts'
import { defineComponent } from '../define-component.ts'
import { toText } from '../props/to-text.ts'
import { toElement } from '../to-element.ts'

/** What GitHub allows in the name of an owner and of a repository, alone or at the end of a URL. */
const REPOSITORY = /^(?:(?:https?:\/\/)?(?:www\.)?github\.com\/)?([\w-]+\/[\w.-]+?)(?:\.git)?\/?$/i

const EXPECTED = 'a repository such as "octocat/hello-world"'

/** A repository on GitHub, as `owner/name` or as its URL. The result is `owner/name`. */
const repository = z
  .string(EXPECTED)
  .refine((value) => findRepositoryName(value) !== undefined, EXPECTED)
  .transform((value) => findRepositoryName(value) ?? value)

/** A link to a repository, as a card. Neither the build nor the page sends a request to GitHub. */
export const githubRepo = defineComponent({
  name: 'GitHub.Repo',
  description: 'A card that links to a repository on GitHub.',
  props: z.object({
    repo: repository.optional().describe('The repository: `owner/name` or its URL.'),
    variant: z
      .enum(['inset', 'flat'], 'inset or flat')
      .default('inset')
      .describe('The style: inset is a raised box, flat is an outline.'),
  }),
  render({ repo, variant }, node, context) {
    if (repo === undefined) return node.children
    const [owner, name] = repo.split('/')
    const link = toElement(
      <a
        class={['github-repo', `github-repo-${variant}`]}
        href={`https://github.com/${repo}`}
        target="_blank"
        rel="noopener"
      >
        <span class="github-repo-icon">{context.icons.resolve({ name: 'github' }).svg}</span>
        <span class="github-repo-name">
          <span class="github-repo-owner">{owner}/</span>
          {name}
        </span>
        <span class="github-repo-arrow">{context.icons.resolve({ name: 'arrow-up-right' }).svg}</span>
      </a>,
    )
    return [link, ...node.children]
  },
  toMarkdown({ props, children }, writer, level) {
    const repo = findRepositoryName(toText(props.repo))
    const link = repo === undefined ? '' : `[${writer.toProp(repo)}](https://github.com/${repo})`
    return joinBlocks(link, writer.toBlocks(children, level))
  },
})

/** Finds `owner/name` in what an author wrote for a repository: that, or its URL. */
function findRepositoryName(written: string): string | undefined {
  return REPOSITORY.exec(written.trim())?.[1]
}
