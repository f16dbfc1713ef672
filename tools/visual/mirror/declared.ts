import type { CDPSession } from 'playwright'
import type { Declared } from './cause.ts'

type Property = { name: string; value: string; disabled?: boolean; parsedOk?: boolean }
type Style = { cssProperties: Property[] }
type Matched = {
  inlineStyle?: Style
  matchedCSSRules?: { rule: { origin: string; selectorList: { text: string }; style: Style } }[]
}

/** How far up declarations are read: text is aligned and directed by elements around it. */
const levels = 5

/** Returns the declarations of a style that count, as they are written, the last first. */
const written = ({ cssProperties }: Style, rule: string) =>
  cssProperties
    .filter(({ disabled, parsedOk, value }) => !disabled && parsedOk !== false && value !== '')
    .map(({ name, value }) => ({ property: name, value: value.replace(/\s*!important$/u, ''), rule }))
    .toReversed()

async function declaredBy(session: CDPSession, nodeId: number): Promise<Omit<Declared, 'depth'>[]> {
  const { inlineStyle, matchedCSSRules = [] }: Matched = await session.send('CSS.getMatchedStylesForNode', { nodeId })
  const { attributes } = await session.send('DOM.getAttributes', { nodeId })
  const dir = attributes[attributes.indexOf('dir') + 1]
  const fromRules = matchedCSSRules
    .filter(({ rule }) => rule.origin !== 'user-agent')
    .toReversed()
    .flatMap(({ rule }) => written(rule.style, rule.selectorList.text))
  return [
    ...(inlineStyle ? written(inlineStyle, 'style') : []),
    ...fromRules,
    ...(attributes.includes('dir') && dir === 'ltr' ? [{ property: 'direction', value: 'ltr', rule: 'dir="ltr"' }] : []),
  ]
}

/** Returns the declarations of a measured element, of the element before it, and of those around it. */
export async function declaredFor(session: CDPSession, id: number): Promise<Declared[]> {
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const find = async (selector: string) => (await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })).nodeId
  const own = await find(`[data-mirror="${id}"]`)
  if (own === 0) return []
  const all: Declared[] = (await declaredBy(session, own)).map((one) => ({ ...one, depth: 0 }))
  const previous = await find(`:has(+ [data-mirror="${id}"])`)
  const beside = previous === 0 ? [] : await declaredBy(session, previous)
  for (let depth = 1; depth <= levels; depth++) {
    const outer = await find(`:has(${'> * '.repeat(depth - 1)}> [data-mirror="${id}"])`)
    if (outer === 0) break
    all.push(...(await declaredBy(session, outer)).map((one) => ({ ...one, depth })))
  }
  return [...all, ...beside.map((one) => ({ ...one, depth: 1, isBeside: true }))]
}
