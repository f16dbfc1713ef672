import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { qrPath } from './qr-path.ts'

/** Paints the path onto a grid. */
function painted(path: string, size: number): boolean[][] {
  const grid = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/gu)) {
    for (let step = 0; step < Number(length); step += 1) {
      const row = grid[Number(y)]
      if (row) row[Number(x) + step] = true
    }
  }
  return grid
}

describe('qrPath', () => {
  it('draws neighbours in a row as one rectangle', () => {
    expect(
      qrPath([
        [true, true, false, true],
        [false, false, false, false],
        [false, true, true, true],
      ]),
    ).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z')
  })

  it('paints every module of a real code and no other', () => {
    const { data, size } = encode('https://wasla.example/profile/influencer/noura_cooks', { ecc: 'M', border: 2 })
    expect(painted(qrPath(data), size)).toEqual(data)
  })
})
