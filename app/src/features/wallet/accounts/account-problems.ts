import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import { ibanFlaw, isStatedIban, plainIban, type IbanFlaw } from '@wasla/contract/wallet/withdrawal-accounts/iban.ts'
import { withdrawalAccountRules } from '@wasla/contract/wallet/withdrawal-accounts/rules.ts'
import { creationOf, type AccountDraft } from './account-draft.ts'

/**
 * Returns the problems that the rules find before anything is sent. If an account is changed, an empty IBAN is not a problem, because it
 * stays the same. What a bank would refuse is only a warning here; with real money, the server refuses it at the field (P-15).
 */
export const problemsOfDraft = (draft: AccountDraft, isNew: boolean): FieldProblem[] =>
  problemsOf(withdrawalAccountRules('demo'), creationOf(draft)).filter(({ path }) => isNew || draft.iban !== '' || path !== 'iban')

/** Returns why a bank would refuse a typed IBAN; null while it is incomplete, or if it is valid. */
export function flawOf(typed: string): IbanFlaw | null {
  const iban = plainIban(typed)
  return isStatedIban(iban) ? ibanFlaw(iban) : null
}
