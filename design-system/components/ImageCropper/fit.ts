export type Size = { width: number; height: number }
/** Area in percent of the picture, as the cropper reports it; valid for copies of any size. */
export type Area = Size & { x: number; y: number }

/** Returns the largest size within bounds with the same ratio, never enlarged, in whole pixels. */
export function fit({ width, height }: Size, bounds: Size): Size {
  const scale = Math.min(1, bounds.width / width, bounds.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * Returns the area in pixels of a picture, limited to the edges of the picture. Shares are rounded, and a pixel beyond the edge would be
 * black.
 */
export function areaInPixels({ x, y, width, height }: Area, picture: Size): Area {
  const at = (share: number, whole: number) => Math.min(whole - 1, Math.max(0, Math.round((share / 100) * whole)))
  const [startX, startY] = [at(x, picture.width), at(y, picture.height)]
  const length = (share: number, whole: number, start: number) => Math.max(1, Math.min(whole - start, Math.round((share / 100) * whole)))
  return { x: startX, y: startY, width: length(width, picture.width, startX), height: length(height, picture.height, startY) }
}

/**
 * Returns the size to which the whole picture is scaled so that the area gets its final size, and the area within the scaled picture, in
 * pixels.
 */
export function planCut(picture: Size, area: Area, bounds: Size): { whole: Size; part: Area } {
  const target = areaInPixels(area, picture)
  const out = fit(target, bounds)
  const scaled = (length: number, side: 'width' | 'height') => Math.round((length * out[side]) / target[side])
  const whole = {
    width: Math.max(out.width, scaled(picture.width, 'width')),
    height: Math.max(out.height, scaled(picture.height, 'height')),
  }
  // Each length is rounded on its own: the part must not extend a pixel past the whole.
  const x = Math.min(whole.width - out.width, scaled(target.x, 'width'))
  const y = Math.min(whole.height - out.height, scaled(target.y, 'height'))
  return { whole, part: { ...out, x, y } }
}

/** Returns the file name of the result: the old name with the extension `.jpg`. */
export const jpegName = (name: string) => `${name.replace(/\.[^.]*$/, '') || 'picture'}.jpg`
