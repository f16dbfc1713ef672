import type { ReviewStatus } from '@wasla/contract/generated/admin-types.ts'
import { everyOf } from '@wasla/contract/common/every-of.ts'
import type { VerificationType } from '@wasla/contract/generated/user-types.ts'

/** Kinds of cases, in the order of the filter. */
export const caseKinds = everyOf<VerificationType>()('BUSINESS', 'IDENTITY', 'LICENCE')

/** Returns the kind of a case for its message id. An unknown kind counts as BUSINESS. */
export const kindOf = (kind: string): VerificationType => caseKinds.find((known) => known === kind) ?? 'BUSINESS'

/** Returns whether an undecided case is past its due time (F-10). */
export const isOverdue = ({ status, dueAt }: { status: ReviewStatus; dueAt: string }, now: number): boolean =>
  status === 'InReview' && Date.parse(dueAt) < now

/** Returns whether two moments are on the same day in the product’s time zone. */
export const isToday = (moment: Date, now: number, written: (moment: Date, style: 'day') => string): boolean =>
  written(moment, 'day') === written(new Date(now), 'day')

/** Returns the facts that were submitted besides the documents, as names and values. Leaves out empty values. */
export const factsOf = (provider: unknown): readonly { name: string; value: string }[] =>
  typeof provider === 'object' && provider !== null
    ? Object.entries(provider).flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [{ name, value }] : []))
    : []

const caseFacts = ['commercialRegistrationNumber', 'vatNumber', 'licenceNumber', 'licenceExpires', 'licenceAccounts', 'reference'] as const
export type CaseFact = (typeof caseFacts)[number]
export const isCaseFact = (name: string): name is CaseFact => caseFacts.some((known) => known === name)
