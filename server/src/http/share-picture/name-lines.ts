/**
 * Width and font sizes of a name. A name is one line, as large as possible. It has two lines if one line would get small. It is cut only if
 * two lines do not hold it.
 */
export const nameSet = { room: 972, one: { most: 76, least: 56 }, two: { most: 46, least: 32 } } as const

export type NameLines = { size: number; lines: readonly { text: string; width: number }[] }

/** Returns the width of a text at a size, as it will be drawn. */
export type Measure = (text: string, size: number) => number

/**
 * Returns whether a line ends with a word such as آل, بن, bin or Al, which belongs to the word after it. A break there counts as a quarter
 * of the room.
 */
const isLeaning = (line: string) => /(?:^|\s)\p{L}{1,3}$/u.test(line)

/** Splits a name between the two words where the wider line is narrowest; null for a name of one word. */
function halves(name: string, measure: Measure): readonly [string, string] | null {
  const words = name.split(/\s+/u)
  const cost = ([first, last]: readonly [string, string]) =>
    Math.max(measure(first, nameSet.two.most), measure(last, nameSet.two.most)) + (isLeaning(first) ? nameSet.room / 4 : 0)
  const pairs = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')] as const)
  return pairs.toSorted((one, other) => cost(one) - cost(other))[0] ?? null
}

/** Returns as much of a text as fits, with an ellipsis. Does not split letters that are written as one. */
function cutToFit(text: string, size: number, measure: Measure): string {
  if (measure(text, size) <= nameSet.room) return text
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
  const cut = (count: number) => `${letters.slice(0, count).join('').trim()}…`
  let [least, most] = [1, letters.length]
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (measure(cut(middle), size) <= nameSet.room) least = middle
    else most = middle - 1
  }
  return cut(least)
}

/** Returns the lines of a name on a share picture, and their font size. */
export function nameLines(name: string, measure: Measure): NameLines {
  const set = (lines: readonly string[], size: number): NameLines => ({
    size,
    lines: lines.map((line) => cutToFit(line, size, measure)).map((text) => ({ text, width: measure(text, size) })),
  })
  const sizeFor = (line: string, { most, least }: { most: number; least: number }) =>
    Math.max(least, Math.min(most, Math.floor((most * nameSet.room) / measure(line, most))))
  const whole = measure(name, nameSet.one.least) <= nameSet.room
  const pair = whole ? null : halves(name, measure)
  if (!pair) return set([name], sizeFor(name, whole ? nameSet.one : { ...nameSet.one, least: nameSet.two.least }))
  return set(pair, Math.min(...pair.map((line) => sizeFor(line, nameSet.two))))
}
