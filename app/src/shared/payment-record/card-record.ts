import { paymentRecordLimits as limits } from '@wasla/contract/payment-record/limits.ts'

/** What a card shows of a payment record. */
export type CardRecord = {
  readonly payouts: { readonly cases: number; readonly people: number; readonly middle: number | null }
  readonly takenBack: { readonly share: number | null }
}

/** Share of taken-back rewards from which a card names it in place of the number of payouts. */
const worthSaying = 0.02

export type CardLine =
  | { readonly kind: 'pays'; readonly middle: number; readonly cases: number; readonly takesBack: number | null }
  | { readonly kind: 'fewCases'; readonly cases: number }
  | { readonly kind: 'fewPeople'; readonly people: number }

/** Returns the line of a card. Too few cases are said before too few people, because every brand begins there. */
export function cardLine({ payouts: { cases, people, middle }, takenBack: { share } }: CardRecord): CardLine {
  if (middle !== null) return { kind: 'pays', middle, cases, takesBack: share !== null && share >= worthSaying ? share : null }
  return cases < limits.cases ? { kind: 'fewCases', cases } : { kind: 'fewPeople', people }
}
