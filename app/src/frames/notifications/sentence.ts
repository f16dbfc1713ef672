export type Part = { readonly text: string; readonly isName: boolean }

type Names = readonly (string | null | undefined)[]

/**
 * A sentence of the server in parts, so that the names in it can be set as names. Each name is marked where it stands first; of two
 * that overlap the longer one is.
 */
export function sentenceParts(sentence: string, names: Names): readonly Part[] {
  const marked = names
    .filter((name): name is string => typeof name === 'string' && name.trim() !== '')
    .toSorted((one, other) => other.length - one.length)
    .reduce<readonly { from: number; to: number }[]>((spans, name) => {
      const from = sentence.indexOf(name)
      const to = from + name.length
      return from === -1 || spans.some((span) => from < span.to && to > span.from) ? spans : [...spans, { from, to }]
    }, [])
    .toSorted((one, other) => one.from - other.from)
  const ends = [0, ...marked.map(({ to }) => to)]
  return [
    ...marked.flatMap(({ from, to }, at) => [
      { text: sentence.slice(ends[at], from), isName: false },
      { text: sentence.slice(from, to), isName: true },
    ]),
    { text: sentence.slice(ends.at(-1)), isName: false },
  ].filter(({ text }) => text !== '')
}
