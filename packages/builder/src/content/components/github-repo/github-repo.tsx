import { z } from 'zod'
import { defineComponent } from '../define-component.ts'
import { repository } from '../props/repository.ts'
import { toElement } from '../to-element.ts'

/** A link to a repository, as a card. Nothing is asked of GitHub, neither when the site is built nor when it is read. */
export const githubRepo = defineComponent({
  name: 'GitHub.Repo',
  description: 'A card that leads to a repository on GitHub.',
  props: z.object({
    repo: repository.optional().describe('The repository: `owner/name` or its address.'),
    variant: z
      .enum(['inset', 'flat'], 'inset or flat')
      .default('inset')
      .describe('The look: inset is a raised box, flat an outline.'),
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
})
