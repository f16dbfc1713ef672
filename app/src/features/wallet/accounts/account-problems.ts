import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import { ibanFlaw, isStatedIban, plainIban, type IbanFlaw } from '@wasla/contract/wallet/withdrawal-accounts/iban.ts'
import { withdrawalAccountRules } from '@wasla/contract/wallet/withdrawal-accounts/rules.ts'
import { creationOf, type AccountDraft } from './account-draft.ts'

/**
 * What the rules find wrong before anything is sent. Where an account is changed, an empty IBAN is none: it stays as it is. What a
 * bank would refuse is a warning here; live, the server refuses it at the field (P-15).
 */
export const problemsOfDraft = (draft: AccountDraft, isNew: boolean): FieldProblem[] =>
  problemsOf(withdrawalAccountRules('demo'), creationOf(draft)).filter(({ path }) => isNew || draft.iban !== '' || path !== 'iban')

/** What a bank would refuse a typed IBAN for; null while it is not whole, or where nothing is wrong. */
export function flawOf(typed: string): IbanFlaw | null {
  const iban = plainIban(typed)
  return isStatedIban(iban) ? ibanFlaw(iban) : null
}
