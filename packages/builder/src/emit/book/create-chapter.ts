import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import { listClassNames, type RenderedPage, visit } from '../../core/index.ts'
import type { BookChapter, ChapterPlan } from './book.ts'
import { type BookContentInput, toBookContent } from './content/to-book-content.ts'

/** A rendered page, with the address of its operation if that differs from the one in its frontmatter. */
export type ChapterSource = Pick<RenderedPage, 'page' | 'description' | 'body' | 'aside'> & {
  endpointUrl?: string | undefined
}

/** Creates a chapter from a rendered page. Of the examples of an API page, it has the first request and the first response. */
export function createChapter(rendered: ChapterSource, input: BookContentInput): BookChapter {
  const { chapter } = input
  const lead = toBookContent(rendered.description, input)
  const body = toBookContent([...rendered.body, ...shortenExamples(rendered.aside)], input)
  return {
    ...chapter,
    sections: body.sections,
    content: [
      ...chapter.opens.map(({ id, title, level }) => h(`h${level}`, { id, class: 'part' }, title)),
      renderTitle(chapter),
      ...(lead.content.length === 0 ? [] : [h('div', { class: 'lead' }, lead.content)]),
      ...renderEndpoint(rendered),
      ...body.content,
    ],
  }
}

function renderTitle({ id, level, number, page }: ChapterPlan): Element {
  return h(`h${level}`, { id, class: 'chapter' }, h('span', { class: 'number' }, String(number)), ' ', page.title)
}

function renderEndpoint({ page: { endpoint }, endpointUrl }: ChapterSource): ElementContent[] {
  if (endpoint === undefined) return []
  const target = h('code', endpointUrl ?? endpoint.target)
  return [h('p', { class: 'endpoint' }, h('strong', endpoint.method), ' ', target)]
}

/** Samples in other languages repeat the first one. */
function shortenExamples(nodes: readonly ElementContent[]): ElementContent[] {
  const copies = structuredClone(nodes) as ElementContent[]
  for (const node of copies) {
    visit(node, 'element', (element) => {
      if (!listClassNames(element.properties).includes('code-group')) return
      let panels = 0
      element.children = element.children.filter((child) => {
        if (child.type !== 'element' || !listClassNames(child.properties).includes('tab-panel')) return true
        panels += 1
        return panels === 1
      })
    })
  }
  return copies
}
