const pngAddress = 'data:image/png;base64,'

/**
 * Returns the drawing of a canvas as a PNG file; null if the browser creates none. Synchronous, because the browser opens the share sheet
 * only shortly after a press. `toBlob` would wait for idle time, many seconds on a busy phone.
 */
export function pngOf(canvas: HTMLCanvasElement): Blob | null {
  const address = canvas.toDataURL('image/png')
  if (!address.startsWith(pngAddress)) return null
  const bytes = Uint8Array.from(atob(address.slice(pngAddress.length)), (letter) => letter.codePointAt(0) ?? 0)
  return new Blob([bytes], { type: 'image/png' })
}

/** Side of a saved QR code, in pixels: sharp on a printed card. */
const side = 1_024

/** Returns a drawn QR code as a PNG file, black on white independent of the page's theme; null if the browser creates none. */
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

/** Returns the code of a tracking link: the last part of its address. */
export const codeOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1)

/** Returns the name of a file of the pack. It starts with the link's code, so that files of several programs have different names. */
export const fileName = (url: string, part: string): string => `${codeOf(url)}-${part}.png`
