import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { toServiceError } from './to-service-error.ts'

const fromDatabase = (code: string): Error => Object.assign(new pg.DatabaseError('failed', 2, 'error'), { code })
const fromSystem = (code: string): Error => Object.assign(new Error('failed'), { code })

describe('toServiceError', () => {
  it.each(['08006', '53300', '57014', '57P01', '25006', '40001', '40P01'])(
    'reports %s as an unavailable store',
    (code) => {
      expect(toServiceError(fromDatabase(code))).toMatchObject({ code: 'store_unavailable', cause: { code } })
    },
  )

  it.each(['EPIPE', 'ECONNREFUSED', 'ECONNRESET'])('reports the system error %s as an unavailable store', (code) => {
    expect(toServiceError(fromSystem(code))).toMatchObject({ code: 'store_unavailable' })
  })

  it('reports an error without a code as an unavailable store', () => {
    expect(toServiceError(new Error('Query read timeout'))).toMatchObject({ code: 'store_unavailable' })
  })

  it.each(['42601', '22P05', '23505'])('returns %s unchanged, because it is a bug', (code) => {
    const error = fromDatabase(code)
    expect(toServiceError(error)).toBe(error)
  })
})
