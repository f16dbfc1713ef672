/** Returns the width of a text, in the same unit as the available width. */
export type Measure = (text: string) => number

const ellipsis = '…'

/** Splits a word that is wider than a line into pieces that fit on a line. */
function pieces(word: string, width: number, measure: Measure): string[] {
  const found: string[] = []
  let piece = ''
  for (const letter of word) {
    if (piece !== '' && measure(piece + letter) > width) {
      found.push(piece)
      piece = ''
    }
    piece += letter
  }
  return piece === '' ? found : [...found, piece]
}

/** Splits a text into lines of at most `width`. Breaks between words, and inside a word only if it is wider than a line. */
export function wrap(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = []
  let line = ''
  const words = text.trim().split(/\s+/u)
  for (const word of words.flatMap((each) => (measure(each) > width ? pieces(each, width, measure) : [each]))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && measure(longer) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line === '' ? lines : [...lines, line]
}

export type Fitted = { readonly size: number; readonly lines: readonly string[] }
type Room = { readonly width: number; readonly size: number; readonly lines: number }

/** Smallest size of a text before it is cut, as a share of its full size. */
const smallest = 0.6
const step = 0.05

/** Returns the largest size at which a text fits, and its lines. Cuts the text only if it does not fit at the smallest size. */
export function fitText(text: string, { width, size, lines }: Room, measureAt: (size: number) => Measure): Fitted {
  for (let share = 1; share >= smallest; share -= step) {
    const found = wrap(text, width, measureAt(size * share))
    if (found.length <= lines) return { size: size * share, lines: found }
  }
  const measure = measureAt(size * smallest)
  const found = wrap(text, width, measure)
  const last = Array.from(found[lines - 1] ?? '')
  while (last.length > 0 && measure(`${last.join('')}${ellipsis}`) > width) last.pop()
  return { size: size * smallest, lines: [...found.slice(0, lines - 1), `${last.join('').trimEnd()}${ellipsis}`] }
}
