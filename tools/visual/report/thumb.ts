import type { Box } from '../pixels.ts'

/** The ratio of width to height of a small picture, and the smallest width that it shows, in pixels. */
const ratio = 120 / 84
const least = 240
const margin = 24

/**
 * Returns the box of a picture that a small picture shows: the change with its surroundings, always in the same ratio. If the picture is not
 * tall enough, the box ends below it.
 */
export function thumbOf(box: Box, picture: { width: number; height: number }): Box {
  const needed = Math.max(least, box.width + 2 * margin, (box.height + 2 * margin) * ratio)
  const width = Math.min(picture.width, needed)
  const height = width / ratio
  const within = (at: number, length: number, whole: number) => Math.max(0, Math.min(at - length / 2, whole - length))
  return {
    x: within(box.x + box.width / 2, width, picture.width),
    // The upper part of something tall says more than its middle.
    y: within(box.height > height ? box.y - margin + height / 2 : box.y + box.height / 2, height, picture.height),
    width,
    height,
  }
}

/** Returns the box that two boxes share; undefined if there is none. */
export function overlap(one: Box, other: Box): Box | undefined {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)]
  const width = Math.min(one.x + one.width, other.x + other.width) - x
  const height = Math.min(one.y + one.height, other.y + other.height) - y
  return width > 0 && height > 0 ? { x, y, width, height } : undefined
}
