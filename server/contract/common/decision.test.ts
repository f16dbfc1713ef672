import { describe, expect, it } from 'vitest'
import { Problem } from '../errors/problem.ts'
import { changesOf, decided, decisionOf, refused } from './decision.ts'

describe('a decision', () => {
  it('holds either the changes to save or the problem to return', () => {
    expect(changesOf(decided({ name: 'Nabt' }))).toEqual({ name: 'Nabt' })
    expect(() => changesOf(refused(new Problem('PROFILE_NOT_FOUND')))).toThrow('PROFILE_NOT_FOUND')
  })

  it('turns a thrown problem into a refusal and lets every other error through', () => {
    const refuse = (error: Error) =>
      decisionOf(() => {
        throw error
      })
    expect(decisionOf(() => 1)).toEqual({ changes: 1 })
    expect(refuse(new Problem('PROFILE_NOT_FOUND')).problem?.code).toBe('PROFILE_NOT_FOUND')
    expect(() => refuse(new TypeError('a fault'))).toThrow(TypeError)
  })
})
