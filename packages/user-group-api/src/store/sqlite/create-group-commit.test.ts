import { describe, expect, it } from 'vitest'
import { createGroupCommit, endOpen, type Transaction } from './create-group-commit.ts'

/** A database that keeps texts, and what was asked of it. */
function createDatabase(faults: Partial<Pick<Transaction, 'commit' | 'rollback'>> = {}) {
  const kept: string[] = []
  let open: string[] | undefined
  const transaction: Transaction = {
    begin: () => {
      if (open !== undefined) throw new Error('begun within a transaction')
      open = []
    },
    commit: () => {
      faults.commit?.()
      kept.push(...(open ?? []))
      open = undefined
    },
    rollback: () => {
      faults.rollback?.()
      open = undefined
    },
    isOpen: () => open !== undefined,
  }
  return { kept, transaction, write: (text: string) => (open ?? kept).push(text) }
}

const toOutcome = (results: PromiseSettledResult<unknown>[]) => results.map(({ status }) => status)

describe('createGroupCommit', () => {
  it('keeps the others when one fails alone', async () => {
    const { kept, transaction, write } = createDatabase()
    const { add } = createGroupCommit<unknown>(transaction)
    const fail = () => {
      throw new Error('one')
    }
    const results = await Promise.allSettled([add(() => write('a')), add(fail), add(() => write('b'))])
    expect(toOutcome(results)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(kept).toEqual(['a', 'b'])
  })

  it('fails all, and writes nothing, when the database ends the transaction by itself', async () => {
    const { kept, transaction, write } = createDatabase()
    const { add } = createGroupCommit<unknown>(transaction)
    const end = () => {
      transaction.rollback()
      throw new Error('the disk is broken')
    }
    const results = await Promise.allSettled([add(() => write('a')), add(end), add(() => write('b'))])
    expect(toOutcome(results)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(kept).toEqual([])
  })

  it('fails all when the commit fails, and goes on', async () => {
    let isFull = true
    const commit = () => {
      if (isFull) throw new Error('full')
    }
    const { kept, transaction, write } = createDatabase({ commit })
    const { add } = createGroupCommit<unknown>(transaction)
    expect(toOutcome(await Promise.allSettled([add(() => write('a')), add(() => write('b'))]))).toEqual([
      'rejected',
      'rejected',
    ])
    isFull = false
    await add(() => write('c'))
    expect(kept).toEqual(['c'])
  })

  it('tells why it failed when that cannot be undone either, and undoes it before anything else', async () => {
    let isBroken = true
    const fail = (message: string) => () => {
      if (isBroken) throw new Error(message)
    }
    const { kept, transaction, write } = createDatabase({ commit: fail('full'), rollback: fail('broken') })
    const { add } = createGroupCommit<unknown>(transaction)
    await expect(add(() => write('a'))).rejects.toThrow('full')
    await expect(add(() => write('b'))).rejects.toThrow('broken')
    expect(() => endOpen(transaction)).toThrow('broken')
    isBroken = false
    await add(() => write('c'))
    expect(kept).toEqual(['c'])
  })

  it('is drained when everything is committed', async () => {
    const { kept, transaction, write } = createDatabase()
    const { add, drain } = createGroupCommit<unknown>(transaction)
    for (let index = 0; index < 300; index++) add(() => write(String(index)))
    await drain()
    expect(kept).toHaveLength(300)
  })
})
