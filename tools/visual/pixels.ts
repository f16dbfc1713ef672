import { createHash } from 'node:crypto'
import { PNG } from 'pngjs'

/** A rectangle of pixels; `x` and `y` from the top left corner. */
export type Box = { x: number; y: number; width: number; height: number }
export type Difference = {
  /** How many pixels are not exactly the same. */
  pixels: number
  /** Of all pixels of the larger picture, 0 to 1. */
  share: number
  /** The largest step of any channel, 1 to 255. */
  step: number
  /** The smallest rectangle around all of them. */
  box: Box
  width: number
  height: number
  /** The picture before, faded, with every changed pixel marked. */
  picture: Buffer
}

const decode = (png: Buffer) => PNG.sync.read(png)
type Picture = ReturnType<typeof decode>

/** One name for what a picture shows, whoever packed it. */
export function pictureHash(png: Buffer): string {
  const { width, height, data } = decode(png)
  return createHash('sha256').update(`${width}x${height}:`).update(data).digest('hex').slice(0, 20)
}

/** A pixel of a picture; past its edges there is nothing, not even white. */
const at = ({ width, height, data }: Picture, x: number, y: number) =>
  x < width && y < height ? data.readUInt32LE((y * width + x) * 4) : 0

const stepOf = (one: number, other: number) =>
  Math.max(...[0, 8, 16, 24].map((shift) => Math.abs(((one >>> shift) & 255) - ((other >>> shift) & 255))))

const faded = (pixel: number) => {
  const grey = 0.3 * (pixel & 255) + 0.59 * ((pixel >>> 8) & 255) + 0.11 * ((pixel >>> 16) & 255)
  return Math.round(255 - (255 - grey) * 0.25)
}
const marked = 0xff_8a_00_d4

/**
 * Where two pictures differ, pixel for pixel without any tolerance; undefined where they do not.
 * Where one is larger than the other, all of what the other lacks counts as different.
 */
export function difference(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined
  const [a, b] = [decode(before), decode(after)]
  if (a.width === b.width && a.height === b.height && a.data.equals(b.data)) return undefined
  const width = Math.max(a.width, b.width)
  const height = Math.max(a.height, b.height)
  const out = new PNG({ width, height })
  let [pixels, step] = [0, 0]
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [one, other] = [at(a, x, y), at(b, x, y)]
      const place = (y * width + x) * 4
      if (one === other) {
        const grey = faded(one)
        out.data.writeUInt32LE((0xff_00_00_00 | (grey << 16) | (grey << 8) | grey) >>> 0, place)
        continue
      }
      pixels++
      step = Math.max(step, stepOf(one, other))
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
      out.data.writeUInt32LE(marked >>> 0, place)
    }
  return {
    pixels,
    share: pixels / (width * height),
    step,
    box: { x: left, y: top, width: right - left + 1, height: bottom - top + 1 },
    width,
    height,
    picture: PNG.sync.write(out, { deflateLevel: 3 }),
  }
}

/** Width and height of a picture, from its head. */
export const sizeOf = (png: Buffer): { width: number; height: number } => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) })
