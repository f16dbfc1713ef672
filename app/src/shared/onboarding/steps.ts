import type { AccountKind } from '@wasla/contract/generated/user-types.ts'

/** Number of questions (C-01). The account follows: one page for a person, five for a business. */
const questions = 4
const ofAccount: Readonly<Record<AccountKind, number>> = { INDIVIDUAL: 1, BUSINESS: 5 }

/**
 * A step of joining and the number of all steps, both counted from 1. The total assumes a person until the user has chosen a kind of
 * account.
 */
export type OnboardingStep = { readonly number: number; readonly total: number }

const totalOf = (kind: AccountKind | null): number => questions + ofAccount[kind ?? 'INDIVIDUAL']

/** Returns the step of a question; `index` counts from 0. */
export const questionStep = (index: number, kind: AccountKind | null): OnboardingStep => ({ number: index + 1, total: totalOf(kind) })

/** Returns the step of a page of the account; `index` counts from 0. */
export const accountStep = (index: number, kind: AccountKind): OnboardingStep => ({ number: questions + index + 1, total: totalOf(kind) })
