import type { CDPSession } from 'playwright'
import type { Declarations, Declared } from './explain.ts'
import type { PseudoName } from './measured.ts'

type Property = { name: string; value: string; important?: boolean; disabled?: boolean; parsedOk?: boolean; range?: unknown }
type Style = { cssProperties: Property[] }
type Match = { matchingSelectors: number[]; rule: { origin: string; selectorList: { selectors: { text: string }[] }; style: Style } }
type Matched = {
  inlineStyle?: Style
  attributesStyle?: Style
  matchedCSSRules?: Match[]
  pseudoElements?: { pseudoType: string; matches: Match[] }[]
  inherited?: { inlineStyle?: Style; matchedCSSRules: Match[] }[]
}
type Strong = Declared & { isImportant: boolean }

/** Returns the declarations of a style as written, the last first. The browser also lists the longhands of shorthands, without a range. */
function written({ cssProperties }: Style, selector: string): Strong[] {
  const isWritten = cssProperties.some(({ range }) => range !== undefined)
  return cssProperties
    .filter(
      ({ disabled, parsedOk, value, range }) => !disabled && parsedOk !== false && value !== '' && (!isWritten || range !== undefined),
    )
    .map(({ name, value, important }) => ({
      property: name,
      value: value.replace(/\s*!important$/u, ''),
      selector,
      isImportant: important === true || value.includes('!important'),
    }))
    .toReversed()
}

const fromRules = (matches: readonly Match[]) =>
  matches
    .filter(({ rule }) => rule.origin !== 'user-agent')
    .toReversed()
    .flatMap(({ rule, matchingSelectors }) =>
      written(rule.style, matchingSelectors.map((index) => rule.selectorList.selectors[index]?.text ?? '').join(', ')),
    )

const byStrength = (all: readonly Strong[]): Declared[] =>
  [...all.filter(({ isImportant }) => isImportant), ...all.filter(({ isImportant }) => !isImportant)].map(
    ({ isImportant: _, ...declared }) => declared,
  )

const ownOf = ({ inlineStyle, attributesStyle, matchedCSSRules = [] }: Matched) =>
  byStrength([
    ...(inlineStyle ? written(inlineStyle, 'style') : []),
    ...fromRules(matchedCSSRules),
    ...(attributesStyle ? written(attributesStyle, 'attribute') : []),
  ])

/** Prepares the browser for `declarationsOf`. Only for pages that do not change any more. */
export async function startReading(session: CDPSession): Promise<void> {
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  await session.send('DOM.getDocument', { depth: 0 })
}

/** Ends what `startReading` began. */
export async function endReading(session: CDPSession): Promise<void> {
  await session.send('CSS.disable')
  await session.send('DOM.disable')
}

/** Returns the declarations that apply to a measured element, or to a part of it that a style draws. */
export async function declarationsOf(session: CDPSession, index: number, pseudo?: PseudoName): Promise<Declarations> {
  const { result } = await session.send('Runtime.evaluate', { expression: `globalThis.__measured[${index}]` })
  if (result.objectId === undefined) return { own: [], around: [] }
  const { nodeId } = await session.send('DOM.requestNode', { objectId: result.objectId })
  const matched: Matched = await session.send('CSS.getMatchedStylesForNode', { nodeId })
  const around = (matched.inherited ?? []).map(({ inlineStyle, matchedCSSRules }) =>
    byStrength([...(inlineStyle ? written(inlineStyle, 'style') : []), ...fromRules(matchedCSSRules)]),
  )
  if (!pseudo) return { own: ownOf(matched), around }
  const matches = matched.pseudoElements?.find(({ pseudoType }) => pseudoType === pseudo)?.matches ?? []
  return { own: byStrength(fromRules(matches)), around: [ownOf(matched), ...around] }
}
