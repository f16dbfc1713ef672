const pngAddress = 'data:image/png;base64,'

/**
 * The drawing of a canvas as a PNG file; null where the browser gives none. Made at once: `toBlob` waits for a moment of leisure, on
 * a busy phone for many seconds, and the device's own sheet opens only shortly after the press.
 */
export function pngOf(canvas: HTMLCanvasElement): Blob | null {
  const address = canvas.toDataURL('image/png')
  if (!address.startsWith(pngAddress)) return null
  const bytes = Uint8Array.from(atob(address.slice(pngAddress.length)), (letter) => letter.codePointAt(0) ?? 0)
  return new Blob([bytes], { type: 'image/png' })
}

/** The side of a saved code, in pixels: sharp on a printed card. */
const side = 1_024

/** A drawn code as a PNG, black on white whatever the page looks like; null where the browser gives none. */
export function codePng(drawing: SVGElement): Blob | null {
  const size = Number(drawing.getAttribute('viewBox')?.split(' ').at(-1) ?? 0)
  const path = drawing.querySelector('path')?.getAttribute('d')
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
  const to = canvas.getContext('2d')
  if (!to || !path || size === 0) return null
  to.fillStyle = '#fff'
  to.fillRect(0, 0, side, side)
  to.scale(side / size, side / size)
  to.clip(new Path2D(path))
  to.fillStyle = '#000'
  to.fillRect(0, 0, size, size)
  return pngOf(canvas)
}

/** The code of a link: the last part of its address. */
export const codeOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1)

/** What a file of the pack is called: by the link's code, so that files of several programs stay apart. */
export const fileName = (url: string, part: string): string => `${codeOf(url)}-${part}.png`
