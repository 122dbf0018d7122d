import fc from 'fast-check'
import type { Node } from 'unist'
import { visit as visitOfUnist } from 'unist-util-visit'
import { describe, expect, it } from 'vitest'
import { EXIT, SKIP, visit } from './visit.ts'

interface TestNode extends Node {
  id: number
  children?: TestNode[]
}

const { tree: anyTree } = fc.letrec<{ tree: TestNode }>((tie) => ({
  tree: fc.record(
    {
      type: fc.constantFrom('a', 'b'),
      id: fc.nat(),
      children: fc.oneof({ maxDepth: 4 }, fc.constant<TestNode[]>([]), fc.array(tie('tree'), { maxLength: 4 })),
    },
    { requiredKeys: ['type', 'id'] },
  ),
}))

/** What a visitor does, by the number of nodes it has seen. It goes back in a list of children only when it got shorter. */
const anyPlan = fc.array(fc.constantFrom('go on', 'skip', 'exit', 'remove', 'jump', 'replace'), { maxLength: 12 })

type Walk = (
  visitor: (
    node: TestNode,
    index: number | undefined,
    parent: TestNode | undefined,
  ) => undefined | 'skip' | false | number,
) => void

/** The ids that a walk meets, with their indices, while its visitor follows the plan. */
function follow(plan: readonly string[], walk: Walk): [number, number | undefined, number | undefined][] {
  const met: [number, number | undefined, number | undefined][] = []
  walk((node, index, parent) => {
    const step = plan[met.length]
    met.push([node.id, index, parent?.id])
    if (step === 'skip') return SKIP
    if (step === 'exit') return EXIT
    if (index === undefined || parent?.children === undefined) return undefined
    if (step === 'jump') return index + 2
    if (step === 'replace') node.children = [{ type: 'a', id: -1 }]
    if (step !== 'remove') return undefined
    parent.children.splice(index, 1)
    return index
  })
  return met
}

describe('visit', () => {
  it('walks as unist-util-visit does, whatever the visitor changes and returns', () => {
    fc.assert(
      fc.property(anyTree, anyPlan, fc.constantFrom('a', 'b', undefined), (tree, plan, type) => {
        const [one, other] = [structuredClone(tree), structuredClone(tree)] as [Node, Node]
        const ours = follow(plan, (visitor) =>
          type === undefined ? visit(one, visitor as never) : visit(one, type, visitor as never),
        )
        const theirs = follow(plan, (visitor) =>
          type === undefined ? visitOfUnist(other, visitor as never) : visitOfUnist(other, type, visitor as never),
        )
        expect(ours).toEqual(theirs)
        expect(one).toEqual(other)
      }),
      { numRuns: 500 },
    )
  })
})
