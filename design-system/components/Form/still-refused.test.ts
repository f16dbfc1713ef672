import { describe, expect, it } from 'vitest'
import { restated, stillRefused } from './still-refused.ts'

describe('what a form still shows as refused', () => {
  const refused = { name: 'Too short', userName: ['Taken'] }

  it('is everything until something is changed', () => expect(stillRefused(refused, new Set())).toBe(refused))
  it('is no longer the field that was changed', () => expect(stillRefused(refused, new Set(['userName']))).toEqual({ name: 'Too short' }))
  it('is nothing where nothing was refused', () => expect(stillRefused(undefined, new Set(['name']))).toBeUndefined())
  it('is said once more, the same, after a text was left', () => {
    expect(restated(refused, 0)).toBe(refused)
    expect(restated(refused, 1)).not.toBe(refused)
    expect(restated(refused, 1)).toEqual(refused)
    expect(restated(undefined, 1)).toBeUndefined()
  })
})
