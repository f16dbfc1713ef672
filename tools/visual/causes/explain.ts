import { isSetBy } from './properties.ts'

/** One declaration that applies to an element. `selector` is `style` if the element itself has it. */
export type Declared = { property: string; value: string; selector: string }
/** What the browser applies to one element: its declarations and those of each element around it, the strongest and nearest first. */
export type Declarations = { own: readonly Declared[]; around: readonly (readonly Declared[])[] }

/** The prefix of the custom properties that are tokens. A build makes the names of all others. */
const tokenPrefix = '--w-'
const tokenName = (property: string): string => property.slice(tokenPrefix.length).replaceAll('-', '.')

/** Returns the custom properties of the tokens in a declared value, each once. */
export const tokensIn = (text: string): string[] => [...new Set([...text.matchAll(/--w-[\w-]+/gu)].map(([name]) => name))]

/** Returns the position at which a bracket that was opened before the text is closed. */
function closing(text: string): number {
  let depth = 1
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '(') depth++
    if (text[index] === ')' && --depth === 0) return index
  }
  return text.length
}

/** Replaces custom properties that are no tokens by their declared values, so that the texts of two builds can be compared. */
function substituted(text: string, { own, around }: Declarations, depth = 0): string {
  const at = text.indexOf('var(')
  if (at === -1 || depth > 8) return text
  const rest = text.slice(at + 4)
  const end = closing(rest)
  const [name = '', ...fallback] = rest.slice(0, end).split(',')
  const after = substituted(rest.slice(end + 1), { own, around }, depth)
  const declared = name.trim().startsWith(tokenPrefix)
    ? `var(${name.trim()})`
    : substituted(
        [own, ...around].flat().find(({ property }) => property === name.trim())?.value ?? fallback.join(',').trim(),
        { own, around },
        depth + 1,
      )
  return `${text.slice(0, at)}${declared}${after}`
}

type Source = { property: string; text: string; selector: string }

/** Returns the declaration that decides a property, or undefined if none does. */
export function sourceOf(property: string, declarations: Declarations, direction: 'ltr' | 'rtl'): Source | undefined {
  const found = declarations.own.find((one) => isSetBy(property, one.property, direction))
  return found && { property: found.property, text: substituted(found.value, declarations), selector: found.selector }
}

/** Returns a selector without class names, because each build has its own. */
export const conditionOf = (selector: string): string =>
  selector
    .replaceAll(/\.-?[_a-z][\w-]*/giu, '')
    .split(/(?:\s*[>+~]\s*|\s+)(?![^([]*[)\]])/u)
    .filter((part) => part !== '')
    .join(' ')

/** Returns a declared value with the names of its tokens: `space.sm` for `var(--w-space-sm)`. */
const said = (text: string) => text.replaceAll(/var\((--w-[\w-]+)\)/gu, (_, name: string) => tokenName(name))

/** Why one property of an element differs. */
export type Explained =
  | { kind: 'token'; name: string; before: string; after: string }
  | { kind: 'rule'; property: string; condition: string; before: string; after: string }

/** What one property of an element is made from in one build. `tokens` are the values of all tokens at the element. */
export type Side = { source: Source | undefined; tokens: Readonly<Record<string, string>> }

/**
 * Returns why a property differs: another value is declared, or tokens in it have other values. Returns an empty list if declaration and
 * tokens are equal, because then the value follows from another change.
 */
export function explained(before: Side, after: Side): Explained[] {
  const [was, is] = [before.source, after.source]
  if (was?.text !== is?.text)
    return [
      {
        kind: 'rule',
        property: (is ?? was)?.property ?? '',
        condition: conditionOf((is ?? was)?.selector ?? ''),
        before: was ? said(was.text) : 'none',
        after: is ? said(is.text) : 'none',
      },
    ]
  return tokensIn(is?.text ?? '').flatMap((name) => {
    const [old, now] = [before.tokens[name] ?? '', after.tokens[name] ?? '']
    return old === now ? [] : [{ kind: 'token', name: tokenName(name), before: old, after: now } as const]
  })
}
