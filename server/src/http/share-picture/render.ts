import { fileURLToPath } from 'node:url'
import { renderAsync, Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { escapeHtml } from '../html.ts'
import { directed, drawShareCard, family, nameSize, type ShareCard } from './drawing.ts'

/**
 * Whole fonts, with every script in one file: where a script came from a second file, letters that join would be counted differently in
 * the two, and a name would lose them.
 */
const fontFiles = ['400Regular/ReadexPro_400Regular.ttf', '600SemiBold/ReadexPro_600SemiBold.ttf'].map((file) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/readex-pro/${file}`)),
)
/** The machine's own fonts are never asked: a picture is the same on every machine. */
const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: family }

/** Width of a text as it will be drawn. */
function widthOf(text: string, size: number, weight: 400 | 600): number {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="200"><text x="0" y="100" font-family="${family}" font-weight="${weight}" font-size="${size}">${escapeHtml(directed(text))}</text></svg>`
  return new Resvg(drawn, { font }).getBBox()?.width ?? 0
}

/** A name that fits its line: smaller down to a size, and cut after that. */
function fitted(name: string): { name: string; size: number; width: number } {
  const full = widthOf(name, nameSize.most, 600)
  if (full <= nameSize.room) return { name, size: nameSize.most, width: full }
  const size = Math.max(nameSize.least, Math.floor((nameSize.most * nameSize.room) / full))
  if (size > nameSize.least) return { name, size, width: widthOf(name, size, 600) }
  const letters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment)
  let [least, most] = [1, letters.length]
  const cut = (count: number) => `${letters.slice(0, count).join('').trim()}…`
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (widthOf(cut(middle), size, 600) <= nameSize.room) least = middle
    else most = middle - 1
  }
  return { name: cut(least), size, width: widthOf(cut(least), size, 600) }
}

/** The face as a data address in a form the renderer reads, at twice the size it is drawn; null where it is no picture. */
async function faceOf(picture: Uint8Array): Promise<string | null> {
  try {
    const drawn = await sharp(picture, { limitInputPixels: 20_000_000, density: 300 }).resize(424, 424, { fit: 'cover' }).png().toBuffer()
    return `data:image/png;base64,${drawn.toString('base64')}`
  } catch {
    // A face that cannot be read is one that is not there: initials stand for it.
    return null
  }
}

/** Draws a share picture, as PNG. `picture` is the face's own file, or null. */
export async function renderShareCard(card: ShareCard, picture: Uint8Array | null): Promise<Buffer> {
  const measured = {
    ...fitted(card.name),
    handleWidth: widthOf(card.handle, 32, 400),
    typeWidth: widthOf(card.typeWord, 28, 600),
    productWidth: widthOf(card.product, 38, 600),
  }
  const svg = drawShareCard(card, measured, picture && (await faceOf(picture)))
  const { pixels, width, height } = await renderAsync(svg, { font })
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ palette: true, quality: 90, effort: 4 })
    .toBuffer()
}
