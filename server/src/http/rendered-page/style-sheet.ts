import { isAboutHover, withOwnStates } from './states.ts'

/** A rule of a style sheet. `block` is a rule that holds rules, such as `@media`. `needed` has the classes without which no element fits. */
type Rule =
  | { kind: 'style'; selectors: readonly { text: string; isHover: boolean; needed: readonly string[] }[]; body: string }
  | { kind: 'block'; name: string; rules: readonly Rule[] }
  | { kind: 'keyframes'; name: string; text: string }
  | { kind: 'other'; text: string }

/** Splits a text at a sign outside of brackets and quotes. */
function splitOutside(text: string, sign: string): string[] {
  const parts: string[] = []
  let depth = 0
  let quote = ''
  let from = 0
  for (let at = 0; at < text.length; at += 1) {
    const one = text.charAt(at)
    if (quote !== '') {
      if (one === '\\') at += 1
      else if (one === quote) quote = ''
    } else if (one === '"' || one === "'") quote = one
    else if (one === '(' || one === '[') depth += 1
    else if (one === ')' || one === ']') depth -= 1
    else if (one === sign && depth === 0) {
      parts.push(text.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, text.slice(from)]
}

/** Returns the classes that an element and its ancestors must have. Classes within `:not()`, `:is()` and their like are no condition. */
function neededBy(selector: string): string[] {
  let plain = selector
  for (let before = ''; before !== plain;) {
    before = plain
    plain = plain.replace(/:[\w-]+\([^()]*\)/g, '')
  }
  return Array.from(plain.matchAll(/\.(-?[_a-z][\w-]*)/gi), ([, name = '']) => name)
}

/** Returns the place after the bracket that closes the one before `from`. */
function endOfBlock(text: string, from: number): number {
  let depth = 1
  let quote = ''
  for (let at = from; at < text.length; at += 1) {
    const one = text.charAt(at)
    if (quote !== '') {
      if (one === '\\') at += 1
      else if (one === quote) quote = ''
    } else if (one === '"' || one === "'") quote = one
    else if (one === '{') depth += 1
    else if (one === '}') {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return text.length
}

function ruleOf(head: string, body: string): Rule {
  if (/^@(?:media|supports|container|layer)\b/.test(head)) return { kind: 'block', name: head, rules: rulesOf(body) }
  const frames = /^@keyframes\s+(\S+)/.exec(head)
  if (frames) return { kind: 'keyframes', name: frames[1] ?? '', text: `${head}{${body}}` }
  if (head.startsWith('@')) return { kind: 'other', text: `${head}{${body}}` }
  const selectors = splitOutside(head, ',').map((text) => ({
    text: withOwnStates(text),
    isHover: isAboutHover(text),
    needed: neededBy(text),
  }))
  return { kind: 'style', selectors, body }
}

function rulesOf(css: string): Rule[] {
  const rules: Rule[] = []
  for (let at = 0; at < css.length;) {
    const open = css.indexOf('{', at)
    if (open === -1) break
    const end = endOfBlock(css, open + 1)
    rules.push(ruleOf(css.slice(at, open).trim(), css.slice(open + 1, end - 1)))
    at = end
  }
  return rules
}

/** Returns the rules that can apply to elements with these classes. */
function applying(rules: readonly Rule[], has: (name: string) => boolean): string {
  return rules
    .map((rule) => {
      if (rule.kind === 'block') {
        const inside = applying(rule.rules, has)
        return inside === '' ? '' : `${rule.name}{${inside}}`
      }
      if (rule.kind !== 'style') return rule.kind === 'other' ? rule.text : ''
      const fitting = rule.selectors.filter(({ needed }) => needed.every(has))
      const ruleFor = (some: typeof fitting) => (some.length === 0 ? '' : `${some.map(({ text }) => text).join(',')}{${rule.body}}`)
      const onHover = ruleFor(fitting.filter(({ isHover }) => isHover))
      return ruleFor(fitting.filter(({ isHover }) => !isHover)) + (onHover && `@media (hover:hover){${onHover}}`)
    })
    .join('')
}

const classesIn = (html: string): Set<string> =>
  new Set(Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat())

/**
 * Returns a function that takes the rules of a page from a style sheet, in their order: those that can apply to its classes, and the
 * animations that they name. A page gets a tenth of the app’s styles.
 */
export function styleSheet(css: string): (html: string) => string {
  const rules = rulesOf(css.replace(/\/\*[\s\S]*?\*\//g, ''))
  return (html) => {
    const classes = classesIn(html)
    const used = applying(rules, (name) => classes.has(name))
    const animations = rules.flatMap((rule) => (rule.kind === 'keyframes' && used.includes(rule.name) ? [rule.text] : []))
    return used + animations.join('')
  }
}
