import { imageLibrary } from '../images/library.ts'
import type { DrawThumbnail } from './port.ts'

const size = { width: 800, height: 450 }

/** An eight-pointed star, the house's: two squares, one turned by half a right angle. */
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

/** The poster of a film of which nothing is known here: the house's pattern and what it says everywhere, that it plays. */
export const drawnPoster: DrawThumbnail = async (_, target) => {
  const sharp = await imageLibrary()
  await sharp(Buffer.from(poster)).jpeg({ quality: 82, mozjpeg: true }).toFile(target)
  return true
}
