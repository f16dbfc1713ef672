import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font, type GlyphRun } from 'fontkit'
import { isDrawnFromRight } from './runs.ts'

export type Weight = 'regular' | 'strong'

/** Text, and the digits of either script, which are of one width so that columns of money line up. */
export type Family = 'text' | 'latinFigures' | 'arabicFigures'
export type Face = `${Family}.${Weight}`

/**
 * Where the fonts are, and how large each is drawn beside the text, as on screens. Whole files with their tables as they were made; what is
 * not drawn stays out of the document. All are under the SIL Open Font License.
 */
export const faces: Readonly<Record<Face, { family: Family; scale: number; file: string }>> = {
  'text.regular': { family: 'text', scale: 1, file: '@expo-google-fonts/readex-pro/400Regular/ReadexPro_400Regular.ttf' },
  'text.strong': { family: 'text', scale: 1, file: '@expo-google-fonts/readex-pro/600SemiBold/ReadexPro_600SemiBold.ttf' },
  'latinFigures.regular': { family: 'latinFigures', scale: 1.07, file: '@fontsource/mada/files/mada-latin-500-normal.woff' },
  'latinFigures.strong': { family: 'latinFigures', scale: 1.07, file: '@fontsource/mada/files/mada-latin-700-normal.woff' },
  'arabicFigures.regular': { family: 'arabicFigures', scale: 1.07, file: '@fontsource/mada/files/mada-arabic-500-normal.woff' },
  'arabicFigures.strong': { family: 'arabicFigures', scale: 1.07, file: '@fontsource/mada/files/mada-arabic-700-normal.woff' },
}

/** Words that are remembered for each face; beyond that all are forgotten. */
const mostRemembered = 5_000

const figures = /^[\d.,%+\u2212٠-٩٪٫٬-]+$/u
/** What is laid out by itself: letters join inside a word alone, and figures nowhere. */
const piecesOf = (text: string): readonly string[] => (figures.test(text) ? Array.from(text) : (text.match(/\S+\s*|\s+/gu) ?? []))

/**
 * A font that lays a word out once: the same words and digits are on every page, and joining letters is what takes time. The library
 * scales positions in place, so it is given copies.
 */
function remembering(font: Font): Font {
  const known = new Map<string, GlyphRun>()
  function runOf(piece: string): GlyphRun {
    const run = known.get(piece) ?? font.layout(piece, [])
    if (known.size >= mostRemembered) known.clear()
    known.set(piece, run)
    return run
  }
  const layout = (text: string): GlyphRun => {
    const fromRight = isDrawnFromRight(text)
    const runs = piecesOf(text).map((piece) => {
      const { glyphs, positions } = runOf(piece)
      // Signs alone are laid out from the left, whatever they stand in.
      return fromRight && !isDrawnFromRight(piece)
        ? { glyphs: glyphs.toReversed(), positions: positions.toReversed() }
        : { glyphs, positions }
    })
    if (fromRight) runs.reverse()
    const positions = runs.flatMap((run) => run.positions.map((position) => ({ ...position })))
    const advanceWidth = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
    return { ...runOf(''), glyphs: runs.flatMap((run) => run.glyphs), positions, advanceWidth }
  }
  return Object.assign(Object.create(font) as Font, { layout })
}

/**
 * Has a font say of each glyph which letters it was drawn for. It would remember the letters of whoever took the glyph first, and none for
 * one that was taken to be cut out, so that letters went missing in what people copy out of later documents.
 */
function withOwnLetters(font: Font): Font {
  const glyphOf = font.getGlyph.bind(font)
  return Object.assign(font, {
    getGlyph: (id: number, codePoints: number[] = []) =>
      Object.assign(Object.create(glyphOf(id)) as ReturnType<typeof glyphOf>, { codePoints }),
  })
}

/** The fonts by the names they are drawn under. Reads them from the disk. */
export const readFaces = (): [Face, Font][] =>
  Object.entries(faces).map(([face, { file }]) => {
    const font = create(readFileSync(fileURLToPath(import.meta.resolve(file))))
    if ('fonts' in font) throw new TypeError(`${file} holds several fonts`)
    return [face as Face, remembering(withOwnLetters(font))]
  })

/** Letters of Persian and Urdu, which the text face lacks and the face of the Arabic digits has. */
const otherLetters = /[\u0671-\u06d3\u06d5\u06ee\u06ef\u06fa-\u06ff]/u
/** The sign of thousands is of the text, as on screens: among the figures it reads as a digit (Y-29). */
const arabicFigures = /[٠-٩٪٫]/u
const latinFigures = /[\d.,%+\u2212-]/u

/** Whether a text is of figures throughout, or has them inside words. */
export type Setting = 'text' | 'figures'

/** The family of each character of a text. A word with a letter that the text face lacks is drawn in the other face as a whole, so that it joins. */
export function familiesOf(text: string, setting: Setting): Family[] {
  return text.split(/(\s+)/u).flatMap((word) => {
    const isOther = otherLetters.test(word)
    return Array.from({ length: word.length }, (_, at): Family => {
      const sign = word.charAt(at)
      if (isOther || arabicFigures.test(sign)) return 'arabicFigures'
      return setting === 'figures' && latinFigures.test(sign) ? 'latinFigures' : 'text'
    })
  })
}
