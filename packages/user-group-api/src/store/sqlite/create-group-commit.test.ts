import { describe, expect, it } from 'vitest'
import { createGroupCommit, rollBackOpenTransaction, type Transaction } from './create-group-commit.ts'

/** A database of committed texts. */
function createDatabase(overrides: Partial<Pick<Transaction, 'commit' | 'rollback'>> = {}) {
  const committed: string[] = []
  let open: string[] | undefined
  const transaction: Transaction = {
    begin: () => {
      if (open !== undefined) throw new Error('started within a transaction')
      open = []
    },
    commit: () => {
      overrides.commit?.()
      committed.push(...(open ?? []))
      open = undefined
    },
    rollback: () => {
      overrides.rollback?.()
      open = undefined
    },
    isOpen: () => open !== undefined,
  }
  return { committed, transaction, write: (text: string) => (open ?? committed).push(text) }
}

const toStatuses = (results: PromiseSettledResult<unknown>[]) => results.map(({ status }) => status)

describe('createGroupCommit', () => {
  it('commits the other writes if one fails', async () => {
    const { committed, transaction, write } = createDatabase()
    const { add } = createGroupCommit<unknown>(transaction)
    const fail = () => {
      throw new Error('one')
    }
    const results = await Promise.allSettled([add(() => write('a')), add(fail), add(() => write('b'))])
    expect(toStatuses(results)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(committed).toEqual(['a', 'b'])
  })

  it('fails all writes and commits none if the database ends the transaction by itself', async () => {
    const { committed, transaction, write } = createDatabase()
    const { add } = createGroupCommit<unknown>(transaction)
    const endTransaction = () => {
      transaction.rollback()
      throw new Error('the disk is broken')
    }
    const results = await Promise.allSettled([add(() => write('a')), add(endTransaction), add(() => write('b'))])
    expect(toStatuses(results)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(committed).toEqual([])
  })

  it('fails all writes if the commit fails, and accepts new ones', async () => {
    let isFull = true
    const commit = () => {
      if (isFull) throw new Error('full')
    }
    const { committed, transaction, write } = createDatabase({ commit })
    const { add } = createGroupCommit<unknown>(transaction)
    expect(toStatuses(await Promise.allSettled([add(() => write('a')), add(() => write('b'))]))).toEqual([
      'rejected',
      'rejected',
    ])
    isFull = false
    await add(() => write('c'))
    expect(committed).toEqual(['c'])
  })

  it('reports the original error if the rollback fails too, and rolls back before the next operation', async () => {
    let isBroken = true
    const fail = (message: string) => () => {
      if (isBroken) throw new Error(message)
    }
    const { committed, transaction, write } = createDatabase({ commit: fail('full'), rollback: fail('broken') })
    const { add } = createGroupCommit<unknown>(transaction)
    await expect(add(() => write('a'))).rejects.toThrow('full')
    await expect(add(() => write('b'))).rejects.toThrow('broken')
    expect(() => rollBackOpenTransaction(transaction)).toThrow('broken')
    isBroken = false
    await add(() => write('c'))
    expect(committed).toEqual(['c'])
  })

  it('drains once everything is committed', async () => {
    const { committed, transaction, write } = createDatabase()
    const { add, drain } = createGroupCommit<unknown>(transaction)
    for (let index = 0; index < 300; index++) add(() => write(String(index)))
    await drain()
    expect(committed).toHaveLength(300)
  })
})
