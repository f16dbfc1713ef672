import { describe, expect, it } from 'vitest'
import { overlap, thumbOf } from './thumb.ts'

const picture = { width: 1280, height: 800 }

describe('the part that a small picture shows', () => {
  it('is the change with its surroundings in one shape', () =>
    expect(thumbOf({ x: 400, y: 300, width: 352, height: 40 }, picture)).toEqual({ x: 376, y: 180, width: 400, height: 280 }))

  it('stays in the picture, and has a smallest size', () =>
    expect(thumbOf({ x: 0, y: 0, width: 4, height: 4 }, picture)).toEqual({ x: 0, y: 0, width: 240, height: 168 }))

  it('begins at the top of a change that is too tall for it', () => {
    const { y, width } = thumbOf({ x: 0, y: 100, width: 390, height: 3000 }, { width: 390, height: 3400 })
    expect({ y, width }).toEqual({ y: 76, width: 390 })
  })
})

describe('the common part of two boxes', () => {
  it('is there only if they touch', () => {
    const box = { x: 10, y: 10, width: 20, height: 20 }
    expect(overlap(box, { x: 0, y: 15, width: 15, height: 5 })).toEqual({ x: 10, y: 15, width: 5, height: 5 })
    expect(overlap(box, { x: 30, y: 10, width: 5, height: 5 })).toBeUndefined()
  })
})
