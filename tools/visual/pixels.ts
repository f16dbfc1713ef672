import { createHash } from 'node:crypto'
import { PNG } from 'pngjs'

/** A rectangle of pixels; `x` and `y` are from the top left corner. */
export type Box = { x: number; y: number; width: number; height: number }
export type Difference = {
  /** How many pixels are not exactly the same. */
  pixels: number
  /** The share of all pixels of the larger picture, 0 to 1. */
  share: number
  /** The largest step of any channel, 1 to 255. */
  step: number
  /** The smallest rectangle around all changed pixels. */
  box: Box
  width: number
  height: number
  /** The picture before, faded, with every changed pixel marked. */
  picture: Buffer
  /** The hash of the picture after, as `pictureHash` returns it. */
  hash: string
}

const decode = (png: Buffer) => PNG.sync.read(png)
type Picture = ReturnType<typeof decode>

const hashOf = ({ width, height, data }: Picture) =>
  createHash('sha256').update(`${width}x${height}:`).update(data).digest('hex').slice(0, 20)

/** Returns a hash of the pixels of a picture, which does not depend on its compression. */
export const pictureHash = (png: Buffer): string => hashOf(decode(png))

/** Returns all pixels of a picture, one number for each. A typed array view is many times faster to read than single bytes. */
const pixelsOf = ({ data }: Pick<Picture, 'data'>) => new Uint32Array(data.buffer, data.byteOffset, data.length / 4)

const stepOf = (one: number, other: number) =>
  Math.max(...[0, 8, 16, 24].map((shift) => Math.abs(((one >>> shift) & 255) - ((other >>> shift) & 255))))

const faded = (pixel: number) => {
  const grey = 0.3 * (pixel & 255) + 0.59 * ((pixel >>> 8) & 255) + 0.11 * ((pixel >>> 16) & 255)
  const pale = Math.round(255 - (255 - grey) * 0.25)
  return (0xff_00_00_00 | (pale << 16) | (pale << 8) | pale) >>> 0
}
const marked = 0xff_8a_00_d4

/**
 * Returns the difference of two pictures, pixel for pixel without any tolerance; undefined if there is none. If one picture is larger, the
 * pixels that only it has count as different, even if they are white.
 */
export function difference(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined
  const [a, b] = [decode(before), decode(after)]
  if (a.width === b.width && a.height === b.height && a.data.equals(b.data)) return undefined
  const width = Math.max(a.width, b.width)
  const height = Math.max(a.height, b.height)
  const out = new PNG({ width, height })
  const [ones, others, made] = [pixelsOf(a), pixelsOf(b), pixelsOf(out)]
  let [pixels, step] = [0, 0]
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const one = x < a.width && y < a.height ? (ones[y * a.width + x] ?? 0) : 0
      const other = x < b.width && y < b.height ? (others[y * b.width + x] ?? 0) : 0
      if (one === other) {
        made[y * width + x] = faded(one)
        continue
      }
      pixels++
      step = Math.max(step, stepOf(one, other))
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
      made[y * width + x] = marked
    }
  return {
    pixels,
    share: pixels / (width * height),
    step,
    box: { x: left, y: top, width: right - left + 1, height: bottom - top + 1 },
    width,
    height,
    picture: PNG.sync.write(out, { deflateLevel: 3 }),
    hash: hashOf(b),
  }
}

/** Returns width and height of a picture, from its header. */
export const sizeOf = (png: Buffer): { width: number; height: number } => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) })
