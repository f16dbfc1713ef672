import bidiFactory from 'bidi-js'

export type Direction = 'ltr' | 'rtl'

/**
 * A part of a line with one direction and one kind. `place` is its position from the left, from 0; `drawn` is the text for the drawing
 * library.
 */
export type Run<Kind> = { text: string; kind: Kind; place: number; drawn: string }

const bidi = bidiFactory()

/** Invisible marks that set a direction. */
const marks = /\p{Bidi_Control}/u
const arabic = /[\p{Script=Arabic}٠-٩٪٫٬]/u
/** Returns whether the library draws a text from right to left: it does so with any text that has Arabic letters or digits. */
export const isDrawnFromRight = (text: string): boolean => arabic.test(text)

/** A letter with its marks, which stay together if a text is reversed. */
const letters = /\P{M}\p{M}*/gu

const turned = (text: string) => (text.match(letters) ?? []).toReversed().join('')

/** Returns the text that the library must get to draw a run in the run’s own direction. */
function drawnOf(text: string, level: number): string {
  const fromRight = level % 2 === 1
  const mirrored = fromRight ? Array.from(text, (sign) => bidi.getMirroredCharacter(sign) ?? sign).join('') : text
  return isDrawnFromRight(text) === fromRight ? mirrored : turned(mirrored)
}

/**
 * Returns the position of each part from the left, by rule L2 of the bidirectional algorithm. From the highest level down, every stretch of
 * at least that level is reversed.
 */
function placesOf(levels: readonly number[]): number[] {
  const order = levels.map((_, at) => at)
  for (let level = Math.max(0, ...levels); level > 0; level -= 1)
    for (let from = 0; from < order.length; from += 1) {
      let to = from
      while (to < order.length && (levels[order[to] ?? 0] ?? 0) >= level) to += 1
      order.splice(from, to - from, ...order.slice(from, to).toReversed())
      from = Math.max(from, to - 1)
    }
  const places = Array.from(order, () => 0)
  order.forEach((at, place) => void (places[at] = place))
  return places
}

/**
 * Splits a line into runs by the Unicode bidirectional algorithm. Returns them in reading order, each with its place on paper. `kinds` has
 * the kind of each UTF-16 unit; a mark has the kind of its letter.
 */
export function runsOf<Kind>(text: string, direction: Direction, kinds: readonly Kind[]): Run<Kind>[] {
  const { levels } = bidi.getEmbeddingLevels(text, direction)
  const parts: { text: string; kind: Kind; level: number }[] = []
  for (const found of text.matchAll(letters)) {
    const [letter] = found
    const kind = kinds[found.index]
    const level = levels[found.index] ?? 0
    if (marks.test(letter) || kind === undefined) continue
    const last = parts.at(-1)
    if (last && last.kind === kind && last.level === level) last.text += letter
    else parts.push({ text: letter, kind, level })
  }
  const places = placesOf(parts.map(({ level }) => level))
  return parts.map(({ text: own, kind, level }, at) => ({ text: own, kind, place: places[at] ?? at, drawn: drawnOf(own, level) }))
}
