import { PNG } from 'pngjs'
import type { Box } from './pixels.ts'
import { cropOf } from './report/crop.ts'
import type { Shown } from './report/data.ts'
import { directionOf } from './said.ts'

/** The largest size of a thumbnail in pixels. A table in a comment on a pull request has room for two of this width. */
const largest = { width: 480, height: 320 }

/** Returns the part of a picture that its thumbnail shows: the change and what is around it, or its first corner if that is too large. */
export function thumbnailBox({ box, width, height, mode }: Pick<Shown, 'box' | 'width' | 'height' | 'mode'>): Box {
  const crop = box ? cropOf(box, { width, height }) : { x: 0, y: 0, width, height }
  const [wide, high] = [Math.min(crop.width, largest.width), Math.min(crop.height, largest.height)]
  return { x: directionOf(mode) === 'rtl' ? crop.x + crop.width - wide : crop.x, y: crop.y, width: wide, height: high }
}

/**
 * Returns a part of a picture as a picture of its own; undefined if the part lies outside. The part is not scaled, because nobody sees a
 * change in a whole page at the width of a comment.
 */
export function thumbnail(png: Buffer, { x, y, width, height }: Box): Buffer | undefined {
  const whole = PNG.sync.read(png)
  const [wide, high] = [Math.min(width, whole.width - x), Math.min(height, whole.height - y)]
  if (wide <= 0 || high <= 0) return undefined
  const part = new PNG({ width: wide, height: high })
  PNG.bitblt(whole, part, x, y, wide, high, 0, 0)
  return PNG.sync.write(part)
}
