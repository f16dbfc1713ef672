import { readTerms } from '@wasla/contract/sealed-terms/canonical.ts'
import { differencesOf, type TermsDifference } from '@wasla/contract/sealed-terms/differences.ts'
import type { TermsReceiptFieldsFragment } from './termsReceipt.generated.ts'

type Receipt = Pick<TermsReceiptFieldsFragment, 'terms' | 'later' | 'seen'>

/** What one version changed, and since when. */
export type Change = { readonly number: number; readonly sealedAt: string; readonly differences: readonly TermsDifference[] }

/** Returns what each later version changed, oldest first. */
export const changesIn = ({ terms, later }: Receipt): Change[] =>
  later.map(({ number, text, sealedAt }, at) => {
    const before = later[at - 1] ?? terms
    return { number, sealedAt, differences: differencesOf(readTerms(before.text), readTerms(text)) }
  })

/** Returns what differs between the newest version that the participant has seen and today’s version; nothing if they have seen it. */
export function unseenIn({ terms, later, seen }: Receipt): TermsDifference[] {
  const newest = later.at(-1)
  if (!newest || newest.number <= seen) return []
  const known = later.find(({ number }) => number === seen) ?? terms
  return differencesOf(readTerms(known.text), readTerms(newest.text))
}
