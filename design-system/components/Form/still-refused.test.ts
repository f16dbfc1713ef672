import { describe, expect, it } from 'vitest'
import { restated, stillRefused } from './still-refused.ts'

describe('the errors that a form still shows', () => {
  const refused = { name: 'Too short', userName: ['Taken'] }

  it('are all errors of the answer until a field is changed', () => expect(stillRefused(refused, new Set())).toBe(refused))
  it('exclude a changed field', () => expect(stillRefused(refused, new Set(['userName']))).toEqual({ name: 'Too short' }))
  it('are none if nothing was refused', () => expect(stillRefused(undefined, new Set(['name']))).toBeUndefined())
  it('are an equal but new object after a field with typed text loses focus', () => {
    expect(restated(refused, 0)).toBe(refused)
    expect(restated(refused, 1)).not.toBe(refused)
    expect(restated(refused, 1)).toEqual(refused)
    expect(restated(undefined, 1)).toBeUndefined()
  })
})
