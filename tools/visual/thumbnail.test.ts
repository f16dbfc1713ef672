import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { thumbnail, thumbnailBox } from './thumbnail.ts'

const page = { width: 1280, height: 4000 }

describe('a thumbnail', () => {
  it('shows the change with its surroundings', () =>
    expect(thumbnailBox({ ...page, box: { x: 600, y: 1000, width: 10, height: 10 }, mode: 'en-light-desktop' })).toEqual({
      x: 425,
      y: 895,
      width: 360,
      height: 220,
    }))

  it('begins at the side at which reading begins if the part is too large', () => {
    expect(thumbnailBox({ ...page, mode: 'en-light-desktop' })).toEqual({ x: 0, y: 0, width: 480, height: 320 })
    expect(thumbnailBox({ ...page, mode: 'ar-light-desktop' })).toEqual({ x: 800, y: 0, width: 480, height: 320 })
  })

  it('ends at the edge of its picture, and is undefined if it lies outside', () => {
    const png = PNG.sync.write(new PNG({ width: 40, height: 30 }))
    expect(PNG.sync.read(thumbnail(png, { x: 30, y: 10, width: 20, height: 10 })!)).toMatchObject({ width: 10, height: 10 })
    expect(thumbnail(png, { x: 40, y: 0, width: 5, height: 5 })).toBeUndefined()
  })
})
