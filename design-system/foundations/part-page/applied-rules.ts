import { selectorsIn, winningIn, type AppliedRule } from './css-text.ts'
import { inState, type PartState } from './part-states.ts'

type View = Window & typeof globalThis

/** One selector of a rule, without its pseudo-element, which is in `side`. */
type PageRule = AppliedRule & { side: string; matched: string }

const pseudo = /::(?:before|after|placeholder)$/u

/** Removes declarations of tokens. Themes set tokens on elements with a theme or a language, which is no use of these tokens. */
const withoutTokens = (text: string) => text.replaceAll(/--w-[\w-]+\s*:[^;]*;?/gu, '')

function ruleOf(selector: string, text: string): PageRule {
  const side = pseudo.exec(selector)?.[0] ?? ''
  return { selector, text, side, matched: selector.slice(0, selector.length - side.length) || '*' }
}

/** Returns the style rules of a list that apply at this width, in this mode and by this browser, also those inside other rules. */
function* rulesThatApply(rules: CSSRuleList, view: View): Generator<PageRule> {
  for (const rule of rules) {
    if (rule instanceof view.CSSMediaRule && !view.matchMedia(rule.media.mediaText).matches) continue
    if (rule instanceof view.CSSSupportsRule && !view.CSS.supports(rule.conditionText)) continue
    if (rule instanceof view.CSSStyleRule) {
      const text = withoutTokens(rule.style.cssText)
      for (const selector of selectorsIn(rule.selectorText)) yield ruleOf(selector, text)
    }
    if (rule instanceof view.CSSGroupingRule) yield* rulesThatApply(rule.cssRules, view)
  }
}

/** Returns the rules of the page that an element is in. Sheets of other origins cannot be read, and hold no rule of ours. */
export function pageRules(element: Element): PageRule[] {
  const { styleSheets, defaultView: view } = element.ownerDocument
  if (!view) return []
  return [...styleSheets].flatMap((sheet) => {
    try {
      return [...rulesThatApply(sheet.cssRules, view)]
    } catch {
      return []
    }
  })
}

export type Winning = (element: Element) => ReadonlyMap<string, string>

const isTyped = (element: Element) => element.matches('input, textarea')

function winningOf(element: Element, rules: readonly PageRule[], applies: (rule: PageRule) => boolean): ReadonlyMap<string, string> {
  const own: AppliedRule[] = []
  const drawn = new Map<string, AppliedRule[]>()
  for (const rule of rules) {
    if ((rule.side === '::placeholder' && !isTyped(element)) || !applies(rule)) continue
    if (rule.side === '') own.push(rule)
    else drawn.set(rule.side, [...(drawn.get(rule.side) ?? []), rule])
  }
  const inline = 'style' in element ? (element as HTMLElement).style.cssText : ''
  const won = new Map(winningIn([...own, { selector: '#a#b', text: inline }]))
  for (const [side, those] of drawn) for (const [property, value] of winningIn(those)) won.set(`${side} ${property}`, value)
  return won
}

function remembered(compute: Winning): Winning {
  const known = new Map<Element, ReadonlyMap<string, string>>()
  return (element) => {
    const won = known.get(element) ?? compute(element)
    known.set(element, won)
    return won
  }
}

/**
 * Returns a function that returns the winning declarations of an element, each element computed once. Declarations of what is drawn before
 * or after the element have the pseudo-element in front of their property.
 */
export const winningBy = (rules: readonly PageRule[]): Winning =>
  remembered((element) => winningOf(element, rules, ({ matched }) => element.matches(matched)))

/** A rule without a class, such as the page's rule for focus, speaks of all elements. It applies only to those that can have the state. */
const isGeneral = (selector: string) => !selector.includes('.')
const canHaveState = (element: Element) => element.matches('a[href], button, input, select, textarea, summary, [tabindex]')

/** Returns the same function for a state that the element, and what is around it, does not have now. */
export function winningInState(rules: readonly PageRule[], atRest: Winning, state: PartState): Winning {
  const forced = new Map(
    rules.flatMap((rule) => {
      const selector = inState(rule.matched, state)
      return selector === undefined ? [] : [[rule, selector] as const]
    }),
  )
  const isForced = (element: Element, selector: string) => element.matches(selector) && (!isGeneral(selector) || canHaveState(element))
  return remembered((element) => {
    if (![...forced.values()].some((selector) => isForced(element, selector))) return atRest(element)
    return winningOf(element, rules, (rule) => {
      const selector = forced.get(rule)
      return selector === undefined ? element.matches(rule.matched) : isForced(element, selector)
    })
  })
}
