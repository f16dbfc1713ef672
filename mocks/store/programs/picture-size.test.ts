import { expect, it } from 'vitest'
import { pictureSize } from './picture-size.ts'

const view = (...bytes: number[]) => new DataView(Uint8Array.from(bytes).buffer)
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 2, 0xbc, 0, 0, 0, 200]
const jpeg = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 0xff, 0xc0, 0, 11, 8, 0, 200, 2, 0xbc, 1, 1]

it('reads the size of a PNG', () => expect(pictureSize(view(...png))).toEqual({ width: 700, height: 200 }))
it('reads the size of a JPEG that starts with other segments', () =>
  expect(pictureSize(view(...jpeg))).toEqual({ width: 700, height: 200 }))
it.each([[[]], [png.slice(0, 20)], [jpeg.slice(0, 8)]])('returns null for truncated bytes: %j', (bytes) =>
  expect(pictureSize(view(...bytes))).toBeNull(),
)
