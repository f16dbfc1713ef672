import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import { ibanFlaw, isStatedIban, plainIban, type IbanFlaw } from '@wasla/contract/wallet/withdrawal-accounts/iban.ts'
import { withdrawalAccountRules } from '@wasla/contract/wallet/withdrawal-accounts/rules.ts'
import { creationOf, type AccountDraft } from './account-draft.ts'

/**
 * Returns the problems of a draft by the rules, before it is sent. When an account is changed, an empty IBAN is no problem, because the
 * account keeps its own. A value that a bank would refuse is no problem here, only a warning. If real money is moved, the server
 * refuses such a value at its field (P-15).
 */
export const problemsOfDraft = (draft: AccountDraft, isNew: boolean): FieldProblem[] =>
  problemsOf(withdrawalAccountRules('demo'), creationOf(draft)).filter(({ path }) => isNew || draft.iban !== '' || path !== 'iban')

/** Returns why a bank would refuse a typed IBAN. Returns null if the IBAN is valid or not complete yet. */
export function flawOf(typed: string): IbanFlaw | null {
  const iban = plainIban(typed)
  return isStatedIban(iban) ? ibanFlaw(iban) : null
}
