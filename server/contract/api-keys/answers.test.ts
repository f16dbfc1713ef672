import { describe, expect, it } from 'vitest'
import { decideRepetition, isFinal } from './answers.ts'

const answer = { status: 201, body: '{}' }
const known = { fingerprint: 'a', claimedUntil: 100, answer: null }

describe('a request with a known idempotency key', () => {
  it('is answered like the first one, for ever', () =>
    expect(decideRepetition({ ...known, answer }, 'a', 10_000).changes).toEqual({ repeats: answer }))

  it('waits while the first one runs, and runs again if that was interrupted', () => {
    expect(decideRepetition(known, 'a', 99).problem?.code).toBe('API_REQUEST_RUNNING')
    expect(decideRepetition(known, 'a', 100).changes).toEqual({ repeats: null })
  })

  it('is refused if it is another request, also while the first one runs', () => {
    for (const one of [known, { ...known, answer }])
      expect(decideRepetition(one, 'b', 99).problem?.fields).toEqual([{ path: 'idempotencyKey', rule: 'taken' }])
  })
})

describe('an answer', () => {
  it('is stored if a repetition must get the same one', () => {
    expect([200, 201, 400, 403, 404, 410, 422].filter(isFinal)).toHaveLength(7)
    expect([401, 409, 429, 500, 503].filter(isFinal)).toEqual([])
  })
})
