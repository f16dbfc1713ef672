import { describe, expect, it } from 'vitest'
import { medianOf } from './figures.ts'

describe('medianOf', () => {
  it('is the middle one, the smaller of two, and null without numbers', () => {
    expect([[9, 1, 100], [4, 2], [7], []].map(medianOf)).toEqual([9, 2, 7, null])
  })
})
