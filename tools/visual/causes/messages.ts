import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** The messages of one language in both builds, by their keys. */
export type Catalogues = { before: ReadonlyMap<string, string>; after: ReadonlyMap<string, string> }
/** Returns the key of the message that a text was made from before and is made from now; undefined if there is none. */
export type KeyOf = (before: string, after: string) => string | undefined

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`).replaceAll(/\s+/gu, String.raw`\s+`)

function patternOf(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return escaped(element.value)
      if (element.type === TYPE.tag) return patternOf(element.children)
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return '.+?'
      return `(?:${Object.values(element.options)
        .map(({ value }) => patternOf(value))
        .join('|')})`
    })
    .join('')
}

function lettersOf(elements: readonly MessageFormatElement[]): number {
  return elements.reduce((sum, element) => {
    if (element.type === TYPE.literal) return sum + (element.value.match(/\p{L}/gu)?.length ?? 0)
    if (element.type === TYPE.tag) return sum + lettersOf(element.children)
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return sum
    return sum + Math.min(...Object.values(element.options).map(({ value }) => lettersOf(value)))
  }, 0)
}

type Pattern = { fits: RegExp; letters: number }

function readPattern(message: string): Pattern | undefined {
  try {
    const elements = parse(message)
    return { fits: new RegExp(`^${patternOf(elements)}$`, 'u'), letters: lettersOf(elements) }
  } catch {
    // A message with an error is found by another check.
    return undefined
  }
}

/** A message with fewer letters would fit too many texts. */
const fewest = 2

/**
 * Returns the function that finds the key of a changed text. A message that changed itself is preferred, then the one with the most letters
 * of its own.
 */
export function keysOf({ before, after }: Catalogues): KeyOf {
  const patterns = new Map<string, Pattern | undefined>()
  const patternFor = (message: string) => {
    if (!patterns.has(message)) patterns.set(message, readPattern(message))
    return patterns.get(message)
  }
  const keys = [...new Set([...before.keys(), ...after.keys()])]
  const fits = (message: string | undefined, text: string) => {
    if (text === '') return 0
    const pattern = message === undefined ? undefined : patternFor(message)
    return pattern && pattern.letters >= fewest && pattern.fits.test(text) ? pattern.letters : -1
  }
  return (was, is) => {
    if (was === '' && is === '') return undefined
    const found = keys.flatMap((key) => {
      const [old, now] = [fits(before.get(key), was), fits(after.get(key), is)]
      return old < 0 || now < 0 ? [] : [{ key, weight: old + now + (before.get(key) === after.get(key) ? 0 : 10_000) }]
    })
    return found.toSorted((one, other) => other.weight - one.weight || (one.key < other.key ? -1 : 1))[0]?.key
  }
}
