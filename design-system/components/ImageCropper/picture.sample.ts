/** Colours of the four quarters of a drawn picture for stories; they show which side is up. */
const quarters = ['#0B6B5E', '#F2A516', '#83378A', '#1D62B4'] as const

function paint(width: number, height: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas to draw on')
  quarters.forEach((colour, at) => {
    context.fillStyle = colour
    context.fillRect((at % 2) * (width / 2), Math.floor(at / 2) * (height / 2), width / 2, height / 2)
  })
  context.fillStyle = '#FBF8F3'
  context.beginPath()
  context.arc(width / 2, height / 2, Math.min(width, height) / 4, 0, 2 * Math.PI)
  context.fill()
  return canvas
}

export async function samplePicture(width: number, height: number, name = 'me.jpg'): Promise<File> {
  const type = name.endsWith('.png') ? 'image/png' : 'image/jpeg'
  return new File([await paint(width, height).convertToBlob({ type, quality: 0.9 })], name, { type })
}

/** The little-endian EXIF block for a rotation by a quarter (orientation 6), as phones write it. */
const turnedByAQuarter = Uint8Array.from([
  ...[0xff, 0xe1, 0x00, 0x22, 0x45, 0x78, 0x69, 0x66, 0x00, 0x00],
  ...[0x49, 0x49, 0x2a, 0x00, 0x08, 0x00, 0x00, 0x00],
  ...[0x01, 0x00, 0x12, 0x01, 0x03, 0x00, 0x01, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00],
  ...[0x00, 0x00, 0x00, 0x00],
])

/** Returns the same picture as a phone held upright stores it: rotated, with metadata that says so. */
export async function turnedPicture(width: number, height: number): Promise<File> {
  const jpeg = await (await samplePicture(width, height)).arrayBuffer()
  return new File([jpeg.slice(0, 2), turnedByAQuarter, jpeg.slice(2)], 'turned.jpg', { type: 'image/jpeg' })
}

/** Returns a file with the right first bytes and no picture after them. */
export const brokenPicture = () => new File([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10])], 'broken.jpg', { type: 'image/jpeg' })

/** Returns the colour in the middle of each quarter of a picture, as `#RRGGBB`, rounded to the precision of JPEG. */
export async function coloursOf(file: Blob): Promise<{ width: number; height: number; quarters: (string | undefined)[] }> {
  const bitmap = await createImageBitmap(file)
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new Error('There is no canvas to look at')
  context.drawImage(bitmap, 0, 0)
  const nearest = ([red = 0, green = 0, blue = 0]: Iterable<number>) => {
    const distance = (colour: string) => {
      const [r = 0, g = 0, b = 0] = [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16))
      return Math.hypot(red - r, green - g, blue - b)
    }
    return quarters.find((colour) => distance(colour) < 40)
  }
  const at = (x: number, y: number) => nearest(context.getImageData(Math.floor(x * width), Math.floor(y * height), 1, 1).data)
  return { width, height, quarters: [at(0.05, 0.05), at(0.95, 0.05), at(0.05, 0.95), at(0.95, 0.95)] }
}
