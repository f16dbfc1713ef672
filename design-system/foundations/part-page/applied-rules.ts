import { selectorsIn, winningIn, type AppliedRule } from './css-text.ts'

const pseudo = /::(?:before|after|placeholder)$/u

/** Returns the style rules of a list that apply at this width, in this mode and by this browser, also those inside other rules. */
function* rulesThatApply(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && !matchMedia(rule.media.mediaText).matches) continue
    if (rule instanceof CSSSupportsRule && !CSS.supports(rule.conditionText)) continue
    if (rule instanceof CSSStyleRule) yield rule
    if (rule instanceof CSSGroupingRule) yield* rulesThatApply(rule.cssRules)
  }
}

/** Returns the rules of the page. Sheets of other origins cannot be read, and hold no rule of ours. */
export function pageRules(): CSSStyleRule[] {
  return [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...rulesThatApply(sheet.cssRules)]
    } catch {
      return []
    }
  })
}

export type Winning = (element: Element) => ReadonlyMap<string, string>

/** Removes declarations of tokens. Themes set tokens on elements with a theme or a language, which is no use of these tokens. */
const withoutTokens = (text: string) => text.replaceAll(/--w-[\w-]+\s*:[^;]*;?/gu, '')

/**
 * Returns a function that returns the winning declarations of an element, each element computed once. Declarations of what is drawn before
 * or after the element have the pseudo-element in front of their property.
 */
export function winningBy(rules: readonly CSSStyleRule[]): Winning {
  const known = new Map<Element, ReadonlyMap<string, string>>()
  const compute = (element: Element) => {
    const own: AppliedRule[] = []
    const drawn = new Map<string, AppliedRule[]>()
    const isTyped = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    for (const { selectorText, style } of rules) {
      for (const selector of selectorsIn(selectorText)) {
        const side = pseudo.exec(selector)?.[0]
        if (side === '::placeholder' && !isTyped) continue
        if (!element.matches(side === undefined ? selector : selector.slice(0, -side.length) || '*')) continue
        const rule = { selector, text: withoutTokens(style.cssText) }
        if (side === undefined) own.push(rule)
        else drawn.set(side, [...(drawn.get(side) ?? []), rule])
      }
    }
    const inline = element instanceof HTMLElement || element instanceof SVGElement ? element.style.cssText : ''
    const won = new Map(winningIn([...own, { selector: '#a#b', text: inline }]))
    for (const [side, those] of drawn) for (const [property, value] of winningIn(those)) won.set(`${side} ${property}`, value)
    return won
  }
  return (element) => {
    const won = known.get(element) ?? compute(element)
    known.set(element, won)
    return won
  }
}
