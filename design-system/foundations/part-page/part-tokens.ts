import { contrast } from '../../themes/contrast.ts'
import { pageRules, winningBy, winningInState, type Winning } from './applied-rules.ts'
import { variablesIn } from './css-text.ts'
import { partStates, type PartState } from './part-states.ts'
import { tokenOf, tokensOf, type Setting, type UsedToken } from './token-of.ts'

/** The contrast of a part's text with what is behind it, in each theme. */
type TextContrast = { ground: string; light: number; dark: number }

/** The tokens that a part has only in a state, or that stand for another one in it. */
export type StateTokens = { state: PartState; tokens: readonly UsedToken[] }

export type PartTokens = { tokens: readonly UsedToken[]; contrast: TextContrast | null; states: readonly StateTokens[] }

const isToken = (variable: string) => variable.startsWith('--w-')

/** Returns the tokens in a value. A custom property of the component is replaced by its value at the element that sets it. */
function resolved(value: string, element: Element, winning: Winning, seen: ReadonlySet<string> = new Set()): string[] {
  return variablesIn(value).flatMap((variable) => {
    if (isToken(variable)) return [variable]
    if (seen.has(variable)) return []
    for (let at: Element | null = element; at; at = at.parentElement) {
      const set = winning(at).get(variable)
      if (set !== undefined) return resolved(set, at, winning, new Set([...seen, variable]))
    }
    return []
  })
}

/** Inherited properties that change the look of text. */
const inherited = ['color', 'font-family', 'font-size', 'line-height', 'font-weight']
const passesOn = (value: string | undefined) => value === undefined || /^(?:inherit|currentcolor|unset)$/iu.test(value)

/** Returns the tokens of a property, from the element or the nearest one around it that sets the property, up to the picture. */
function inheritedTokens(property: string, element: Element, picture: Element, winning: Winning): string[] {
  for (let at: Element | null = element; at && picture.contains(at); at = at.parentElement) {
    const value = winning(at).get(property)
    if (!passesOn(value)) return resolved(value ?? '', at, winning)
  }
  return []
}

/** Returns the colour behind an element; undefined if it is no colour token, such as a picture. */
function groundBehind(element: Element, picture: Element, winning: Winning, around: string): string | undefined {
  for (let at: Element | null = element; at && picture.contains(at); at = at.parentElement) {
    const won = winning(at)
    const value = won.get('background-color') ?? won.get('background')
    if (value === undefined || /^(?:none|transparent|inherit|unset|0(?:px)? center)$/u.test(value)) continue
    const colours = resolved(value, at, winning)
    return colours.length === 1 && /^var\([^)]*\)$/u.test(value) ? colours[0] : undefined
  }
  return around
}

const hasText = (element: Element) =>
  element.matches('input, textarea') ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '')

const isPlain = (colour: string) => /^#[\da-f]{6}$/iu.test(colour)

function contrastOf(ink: UsedToken | undefined, ground: UsedToken | undefined): TextContrast | null {
  if (!ink || !ground || ![ink.light, ink.dark, ground.light, ground.dark].every(isPlain)) return null
  return { ground: ground.name, light: contrast(ink.light, ground.light), dark: contrast(ink.dark, ground.dark) }
}

/** Returns the tokens of each property of a part. A part with text also has the properties of its text that it inherits. */
function tokensByProperty(element: Element, picture: Element, winning: Winning): ReadonlyMap<string, readonly string[]> {
  const own = [...winning(element)]
    .filter(([property]) => !property.startsWith('--'))
    .map(([property, value]) => [property, resolved(value, element, winning)] as const)
  const text = hasText(element)
    ? inherited.map((property) => [property, inheritedTokens(property, element, picture, winning)] as const)
    : []
  return new Map([...own, ...text])
}

/** Reads the contrast of a part's text at rest. `around` is the colour around the picture. */
function readContrast(element: Element, picture: Element, winning: Winning, around: string, setting: Setting): TextContrast | null {
  if (!hasText(element)) return null
  const [ink] = inheritedTokens('color', element, picture, winning)
  const ground = groundBehind(element, picture, winning, around)
  return contrastOf(ink === undefined ? undefined : tokenOf(ink, setting), ground === undefined ? undefined : tokenOf(ground, setting))
}

/**
 * Reads which tokens a part is drawn with now, and which it has in other states, from the style sheets of its page. `picture` is the
 * element around all parts, `around` is the colour around the picture.
 */
export function readPartTokens(element: Element, picture: Element, around: string, setting: Setting): PartTokens {
  const rules = pageRules(element)
  const winning = winningBy(rules)
  const atRest = tokensByProperty(element, picture, winning)
  const tokensIn = (state: PartState) => {
    const now = tokensByProperty(element, picture, winningInState(rules, winning, state))
    const changed = [...now].filter(([property, names]) => names.join() !== (atRest.get(property) ?? []).join())
    return {
      state,
      tokens: tokensOf(
        changed.flatMap(([, names]) => names),
        setting,
      ),
    }
  }
  return {
    tokens: tokensOf([...atRest.values()].flat(), setting),
    contrast: readContrast(element, picture, winning, around, setting),
    states: partStates.map(tokensIn).filter(({ tokens }) => tokens.length > 0),
  }
}
