import { fileURLToPath } from 'node:url'
import type * as ResvgPackage from '@resvg/resvg-js'
import { imageLibrary } from '../../providers/images/library.ts'
import { escapeHtml } from '../html.ts'
import { directed, drawShareCard, family, type ShareCard } from './drawing.ts'
import { nameLines } from './name-lines.ts'

/**
 * Fonts with every script in one file. If a script came from a second file, the renderer would count joined letters differently in the two
 * files, and a name would lose letters.
 */
const fontFiles = ['400Regular/ReadexPro_400Regular.ttf', '600SemiBold/ReadexPro_600SemiBold.ttf'].map((file) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/readex-pro/${file}`)),
)
/** System fonts are never used, so that a picture is the same on every machine. */
const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: family }

type Renderer = typeof ResvgPackage

/** Returns the width of a text as it will be drawn. */
function widthOf({ Resvg }: Renderer, text: string, size: number, weight: 400 | 600): number {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="200"><text x="0" y="100" font-family="${family}" font-weight="${weight}" font-size="${size}">${escapeHtml(directed(text))}</text></svg>`
  return new Resvg(drawn, { font }).getBBox()?.width ?? 0
}

/** Returns the face as a data address, at twice its size on the picture; null if it is not a picture. */
async function faceOf(picture: Uint8Array): Promise<string | null> {
  try {
    const sharp = await imageLibrary()
    const drawn = await sharp(picture, { limitInputPixels: 20_000_000, density: 300 }).resize(424, 424, { fit: 'cover' }).png().toBuffer()
    return `data:image/png;base64,${drawn.toString('base64')}`
  } catch {
    // Use initials for a face that cannot be read.
    return null
  }
}

/** Draws a share picture as PNG. `picture` is the face’s file, or null. */
export async function renderShareCard(card: ShareCard, picture: Uint8Array | null): Promise<Buffer> {
  // Loaded with the first picture: a process that draws none does not need it in memory.
  const renderer = await import('@resvg/resvg-js')
  const measured = {
    name: nameLines(card.name, (text, size) => widthOf(renderer, text, size, 600)),
    handleWidth: widthOf(renderer, card.handle, 32, 400),
    typeWidth: widthOf(renderer, card.typeWord, 28, 600),
    productWidth: widthOf(renderer, card.product, 38, 600),
  }
  const svg = drawShareCard(card, measured, picture && (await faceOf(picture)))
  const { pixels, width, height } = await renderer.renderAsync(svg, { font })
  const sharp = await imageLibrary()
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ palette: true, quality: 90, effort: 4 })
    .toBuffer()
}
