/** Side of a saved QR code, in pixels: sharp on a printed card. */
const side = 1_024

/** Returns a drawn QR code as an SVG file of its own. It is black on white, independent of the page's theme. */
export function codePicture(drawing: SVGElement): Blob {
  const size = drawing.getAttribute('viewBox')?.split(' ').at(-1) ?? '0'
  const path = drawing.querySelector('path')?.getAttribute('d') ?? ''
  return new Blob(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${side}" height="${side}" shape-rendering="crispEdges">`,
      `<rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#000"/></svg>`,
    ],
    { type: 'image/svg+xml' },
  )
}
