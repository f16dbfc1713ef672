import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { difference, pictureHash } from './pixels.ts'

function picture(width: number, height: number, dots: readonly (readonly [x: number, y: number, red: number])[] = [], level = 9) {
  const png = new PNG({ width, height })
  png.data.fill(255)
  for (const [x, y, red] of dots) png.data[(y * width + x) * 4] = red
  return PNG.sync.write(png, { deflateLevel: level })
}

describe('difference', () => {
  it('is undefined if every pixel is the same, even if the compression differs', () => {
    expect(difference(picture(9, 9), picture(9, 9, [], 1))).toBeUndefined()
    expect(pictureHash(picture(9, 9))).toBe(pictureHash(picture(9, 9, [], 1)))
  })

  it('finds one pixel that differs by one step', () =>
    expect(difference(picture(20, 10), picture(20, 10, [[4, 7, 254]]))).toMatchObject({
      pixels: 1,
      share: 1 / 200,
      step: 1,
      box: { x: 4, y: 7, width: 1, height: 1 },
    }))

  it('returns the smallest box around all changed pixels', () => {
    const dots = [
      [2, 3, 0],
      [8, 5, 0],
    ] as const
    expect(difference(picture(10, 10), picture(10, 10, dots))?.box).toEqual({ x: 2, y: 3, width: 7, height: 3 })
  })

  it('counts pixels that only the larger picture has as different, even if they are white', () => {
    expect(difference(picture(10, 10), picture(10, 12))).toMatchObject({
      pixels: 20,
      height: 12,
      box: { x: 0, y: 10, width: 10, height: 2 },
    })
    expect(pictureHash(picture(10, 20))).not.toBe(pictureHash(picture(20, 10)))
  })
})
