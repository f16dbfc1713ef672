import { imageLibrary } from '../images/library.ts'
import type { DrawThumbnail } from './port.ts'

const size = { width: 800, height: 450 }

/** The product’s eight-pointed star: two squares, one rotated by 45 degrees. */
const star = (x: number, y: number, side: number) => {
  const square = `<rect x="${x - side / 2}" y="${y - side / 2}" width="${side}" height="${side}"`
  return `${square}/>${square} transform="rotate(45 ${x} ${y})"/>`
}

const [rows, columns] = [5, 9]
const stars = Array.from({ length: rows * columns }, (_, at) => star((at % columns) * 100, Math.floor(at / columns) * 112.5, 46)).join('')

const poster = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<rect width="100%" height="100%" fill="#0b5d4b"/>
<g fill="none" stroke="#f2efe6" stroke-opacity=".16" stroke-width="2">${stars}</g>
<circle cx="400" cy="225" r="62" fill="#f2efe6"/>
<path d="M382 195v60l50-30z" fill="#0b5d4b"/>
</svg>`

/** Draws the same poster for every video: the product’s pattern with a play sign. It does not read the video. */
export const drawnPoster: DrawThumbnail = async (_, target) => {
  const sharp = await imageLibrary()
  await sharp(Buffer.from(poster)).jpeg({ quality: 82, mozjpeg: true }).toFile(target)
  return true
}
