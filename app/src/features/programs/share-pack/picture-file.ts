/** The drawing of a canvas as a PNG file; null where the browser gives none. */
export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })

/** The side of a saved code, in pixels: sharp on a printed card. */
const side = 1_024

/** A drawn code as a PNG, black on white whatever the page looks like; null where the browser gives none. */
export async function codePng(drawing: SVGElement): Promise<Blob | null> {
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
