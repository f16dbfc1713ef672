import type { MakeProposalInput } from '@wasla/contract/generated/user-types.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { proposalLimits } from '@wasla/contract/proposals/limits.ts'

/** The chosen rate cards of one talent, each with the manager's price; null if the prices of the card apply. */
type ChosenCards = Readonly<Record<string, number | null>>

/** What is typed in the form. `talents` has an entry for each chosen talent, in the order in which they were chosen. */
export type ProposalDraft = {
  title: string
  brandName: string
  note: string
  validUntil: string | null
  talents: readonly { readonly profileId: string; readonly cards: ChosenCards }[]
}

const day = 86_400_000

/** Returns an empty form. */
export const emptyDraft = (now: number): ProposalDraft => ({
  ...{ title: '', brandName: '', note: '', talents: [] },
  validUntil: civilDate(now + proposalLimits.usualDays * day),
})

type Talents = ProposalDraft['talents']

/** Chooses a talent, or takes them back. */
export const withTalent = (talents: Talents, profileId: string, isChosen: boolean): Talents => {
  const others = talents.filter((one) => one.profileId !== profileId)
  return isChosen ? [...others, { profileId, cards: {} }] : others
}

const withCards = (talents: Talents, profileId: string, change: (cards: ChosenCards) => ChosenCards): Talents =>
  talents.map((one) => (one.profileId === profileId ? { ...one, cards: change(one.cards) } : one))

/** Chooses a rate card of a chosen talent, or takes it back. */
export const withCard = (talents: Talents, profileId: string, cardId: string, isChosen: boolean): Talents =>
  withCards(talents, profileId, (cards) => {
    const others = Object.fromEntries(Object.entries(cards).filter(([id]) => id !== cardId))
    return isChosen ? { ...others, [cardId]: null } : others
  })

/** Sets the manager's price of a chosen rate card; null takes it back. */
export const withPrice = (talents: Talents, profileId: string, cardId: string, price: number | null): Talents =>
  withCards(talents, profileId, (cards) => ({ ...cards, [cardId]: price }))

/** Returns what is sent. */
export const inputOf = ({ title, brandName, note, validUntil, talents }: ProposalDraft): MakeProposalInput => ({
  ...{ title, brandName, note, validUntil: validUntil ?? '' },
  talents: talents.map(({ profileId, cards }) => ({
    profileId,
    cards: Object.entries(cards).map(([rateCardId, price]) => ({ rateCardId, price })),
  })),
})
