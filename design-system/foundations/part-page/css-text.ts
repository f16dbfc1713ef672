/** Splits a CSS text at a sign, except inside brackets and quotes. */
function splitAt(text: string, sign: string): string[] {
  const found: string[] = []
  let depth = 0
  let quote = ''
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const here = text.charAt(at)
    if (quote !== '') {
      if (here === '\\') at++
      else if (here === quote) quote = ''
    } else if (here === '"' || here === "'") quote = here
    else if ('([{'.includes(here)) depth++
    else if (')]}'.includes(here)) depth--
    else if (here === sign && depth === 0) {
      found.push(text.slice(from, at))
      from = at + 1
    }
  }
  return [...found, text.slice(from)].map((part) => part.trim()).filter((part) => part !== '')
}

/** One declaration of a rule: `color: red !important`. */
export type Declaration = { property: string; value: string; isImportant: boolean }

/** Returns the declarations of a rule, from its text between the braces. */
export const declarationsIn = (text: string): Declaration[] =>
  splitAt(text, ';').flatMap((line) => {
    const colon = line.indexOf(':')
    if (colon < 1) return []
    const value = line.slice(colon + 1).trim()
    return [
      { property: line.slice(0, colon).trim(), value: value.replace(/\s*!important$/u, ''), isImportant: value.endsWith('!important') },
    ]
  })

/** Returns the names of the custom properties that a value uses, in their order. */
export const variablesIn = (value: string): string[] => [...value.matchAll(/var\(\s*(--[\w-]+)/gu)].map(([, name = '']) => name)

/** Returns the selectors of a list such as `.a, .b:not(.c, .d)`. */
export const selectorsIn = (list: string): string[] => splitAt(list, ',')

const ids = 10_000
const classes = 100

/** Returns the weight of a selector: a larger number overrides a smaller one. */
export function specificityOf(selector: string): number {
  let weight = 0
  let rest = selector
  for (let found = /:(?:where|is|not|has)\(/u.exec(rest); found; found = /:(?:where|is|not|has)\(/u.exec(rest)) {
    const from = found.index + found[0].length
    let end = from
    for (let depth = 1; depth > 0 && end < rest.length; end++) depth += rest.charAt(end) === '(' ? 1 : rest.charAt(end) === ')' ? -1 : 0
    const inner = selectorsIn(rest.slice(from, end - 1))
    if (!found[0].startsWith(':where')) weight += Math.max(0, ...inner.map(specificityOf))
    rest = `${rest.slice(0, found.index)} ${rest.slice(end)}`
  }
  const take = (pattern: RegExp, worth: number) => {
    rest = rest.replaceAll(pattern, () => {
      weight += worth
      return ' '
    })
  }
  take(/\[[^\]]*\]/gu, classes)
  take(/::[\w-]+(?:\([^)]*\))?/gu, 1)
  take(/:[\w-]+(?:\([^)]*\))?/gu, classes)
  take(/#[\w-]+/gu, ids)
  take(/\.[\w-]+/gu, classes)
  take(/[a-z][\w-]*/giu, 1)
  return weight
}

/** A rule that applies to an element: its selector and the text between its braces. */
export type AppliedRule = { selector: string; text: string }

const withoutColours = (value: string) => value.replaceAll(/var\(\s*--w-colour-[\w-]+\s*\)/gu, '')

/**
 * Returns the declarations that win, by property, from rules in the order of their sheets. A shorthand removes earlier longhands. A colour
 * that is set alone replaces the colour of its shorthand.
 */
export function winningIn(rules: readonly AppliedRule[]): ReadonlyMap<string, string> {
  const all = rules.flatMap(({ selector, text }) => {
    const weight = specificityOf(selector)
    return declarationsIn(text).map((one) => ({ ...one, weight: weight + (one.isImportant ? ids * classes : 0) }))
  })
  const won = new Map<string, string>()
  for (const { property, value } of all.toSorted((a, b) => a.weight - b.weight)) {
    if (!property.startsWith('--')) for (const name of won.keys()) if (name.startsWith(`${property}-`)) won.delete(name)
    const shorthand = property.endsWith('-color') ? property.slice(0, -'-color'.length) : ''
    const before = won.get(shorthand)
    if (before !== undefined) won.set(shorthand, withoutColours(before))
    won.delete(property)
    won.set(property, value)
  }
  return won
}
