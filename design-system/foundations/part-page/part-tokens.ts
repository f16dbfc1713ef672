import { contrast } from '../../themes/contrast.ts'
import { pageRules, winningBy, type Winning } from './applied-rules.ts'
import { variablesIn } from './css-text.ts'
import { tokenOf, tokensOf, type Setting, type UsedToken } from './token-of.ts'

/** The contrast of a part's text with what is behind it, in each theme. */
type TextContrast = { ground: string; light: number; dark: number }

export type PartTokens = { tokens: readonly UsedToken[]; contrast: TextContrast | null }

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
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '')

const isPlain = (colour: string) => /^#[\da-f]{6}$/iu.test(colour)

function contrastOf(ink: UsedToken | undefined, ground: UsedToken | undefined): TextContrast | null {
  if (!ink || !ground || ![ink.light, ink.dark, ground.light, ground.dark].every(isPlain)) return null
  return { ground: ground.name, light: contrast(ink.light, ground.light), dark: contrast(ink.dark, ground.dark) }
}

/**
 * Reads which tokens a part is drawn with now, from the style sheets of the page. A part with text also has the tokens of its text that it
 * inherits. `around` is the colour around the picture.
 */
export function readPartTokens(element: Element, picture: Element, around: string, setting: Setting): PartTokens {
  const winning = winningBy(pageRules())
  const own = [...winning(element)]
    .filter(([property]) => !property.startsWith('--'))
    .flatMap(([, value]) => resolved(value, element, winning))
  if (!hasText(element)) return { tokens: tokensOf(own, setting), contrast: null }
  const [ink] = inheritedTokens('color', element, picture, winning)
  const ground = groundBehind(element, picture, winning, around)
  const text = inherited.flatMap((property) => inheritedTokens(property, element, picture, winning))
  return {
    tokens: tokensOf([...own, ...text], setting),
    contrast: contrastOf(
      ink === undefined ? undefined : tokenOf(ink, setting),
      ground === undefined ? undefined : tokenOf(ground, setting),
    ),
  }
}
