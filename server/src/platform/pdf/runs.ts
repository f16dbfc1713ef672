import bidiFactory from 'bidi-js'

export type Direction = 'ltr' | 'rtl'

/** A part of a line with one direction and one kind of letters. `place` counts from the left; `drawn` is what the drawing library is given. */
export type Run<Kind> = { text: string; kind: Kind; place: number; drawn: string }

const bidi = bidiFactory()

/** Marks that give a direction and are seen nowhere. */
const marks = /\p{Bidi_Control}/u
const arabic = /[\p{Script=Arabic}٠-٩٪٫٬]/u
/** The library draws a text with Arabic letters or digits from right to left as a whole, and every other from left to right. */
export const isDrawnFromRight = (text: string): boolean => arabic.test(text)

/** What belongs to the letter before it is turned around with it. */
const letters = /\P{M}\p{M}*/gu

const turned = (text: string) => (text.match(letters) ?? []).toReversed().join('')

/** What to hand the library so that a run comes out in its own direction. */
function drawnOf(text: string, level: number): string {
  const fromRight = level % 2 === 1
  const mirrored = fromRight ? Array.from(text, (sign) => bidi.getMirroredCharacter(sign) ?? sign).join('') : text
  return isDrawnFromRight(text) === fromRight ? mirrored : turned(mirrored)
}

/** From left to right, by rule L2 of the bidirectional algorithm: from the highest level down, what is at least as high is turned around. */
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
 * The runs of one line in the order in which they are read, each with its place on paper, by the Unicode bidirectional algorithm.
 * `kinds` has the kind of each UTF-16 unit; what belongs to a letter has the kind of that letter.
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
