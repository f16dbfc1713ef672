import type { AccountKind } from '@wasla/contract/generated/user-types.ts'

/** Number of questions (C-01). The account pages follow: one page for a person, five for a business. */
const questions = 4
const ofAccount: Readonly<Record<AccountKind, number>> = { INDIVIDUAL: 1, BUSINESS: 5 }

/**
 * Number of a step of joining, from 1, and the number of all steps. While the user has not chosen a kind of account, the total is that of a
 * person.
 */
export type OnboardingStep = { readonly number: number; readonly total: number }

const totalOf = (kind: AccountKind | null): number => questions + ofAccount[kind ?? 'INDIVIDUAL']

/** Returns the step of a question. `index` counts from 0. */
export const questionStep = (index: number, kind: AccountKind | null): OnboardingStep => ({ number: index + 1, total: totalOf(kind) })

/** Returns the step of an account page. `index` counts from 0. */
export const accountStep = (index: number, kind: AccountKind): OnboardingStep => ({ number: questions + index + 1, total: totalOf(kind) })
