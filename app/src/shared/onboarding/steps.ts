import type { AccountKind } from '@wasla/contract/generated/user-types.ts'

/** The questions of C-01, and the steps of an account after them: one page for a person, five for a business. */
const questions = 4
const ofAccount: Readonly<Record<AccountKind, number>> = { INDIVIDUAL: 1, BUSINESS: 5 }

/** Where somebody is on the way from the first question to the end of joining, both counted from 1. Until they say what they are, they are a person. */
export type OnboardingStep = { readonly number: number; readonly total: number }

const totalOf = (kind: AccountKind | null): number => questions + ofAccount[kind ?? 'INDIVIDUAL']

/** A question, counted from 0. */
export const questionStep = (index: number, kind: AccountKind | null): OnboardingStep => ({ number: index + 1, total: totalOf(kind) })

/** A step of the account, counted from 0. */
export const accountStep = (index: number, kind: AccountKind): OnboardingStep => ({ number: questions + index + 1, total: totalOf(kind) })
