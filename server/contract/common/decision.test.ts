import { describe, expect, it } from 'vitest'
import { Problem } from '../errors/problem.ts'
import { changesOf, decided, decisionOf, refused } from './decision.ts'

describe('a decision', () => {
  it('is either the changes to save or the problem to answer', () => {
    expect(changesOf(decided({ name: 'Nabt' }))).toEqual({ name: 'Nabt' })
    expect(() => changesOf(refused(new Problem('PROFILE_NOT_FOUND')))).toThrow('PROFILE_NOT_FOUND')
  })

  it('is made of rules that return or throw a problem; any other error is still thrown', () => {
    const refuse = (error: Error) =>
      decisionOf(() => {
        throw error
      })
    expect(decisionOf(() => 1)).toEqual({ changes: 1 })
    expect(refuse(new Problem('PROFILE_NOT_FOUND')).problem?.code).toBe('PROFILE_NOT_FOUND')
    expect(() => refuse(new TypeError('a fault'))).toThrow(TypeError)
  })
})
