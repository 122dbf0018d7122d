import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { toServiceError } from './to-service-error.ts'

const answered = (code: string): Error => Object.assign(new pg.DatabaseError('no', 2, 'error'), { code })
const broken = (code: string): Error => Object.assign(new Error('no'), { code })

describe('toServiceError', () => {
  it.each(['08006', '53300', '57014', '57P01', '25006', '40001', '40P01'])('%s: the database is away', (code) => {
    expect(toServiceError(answered(code))).toMatchObject({ code: 'store_unavailable', cause: { code } })
  })

  it.each(['EPIPE', 'ECONNREFUSED', 'ECONNRESET', undefined])('%s: it was never reached', (code) => {
    expect(toServiceError(code === undefined ? new Error('Query read timeout') : broken(code))).toMatchObject({
      code: 'store_unavailable',
    })
  })

  it.each(['42601', '22P05', '23505'])('%s: a bug', (code) => {
    const error = answered(code)
    expect(toServiceError(error)).toBe(error)
  })
})
