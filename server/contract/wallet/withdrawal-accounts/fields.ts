import { toDateTime } from '../../profiles/fields.ts'
import type { Named } from '../../profiles/names.ts'
import type { WalletTerms } from '../terms.ts'
import { ibanFlaw, maskedIban, type IbanFlaw } from './iban.ts'
import { isHolder } from './name-match.ts'
import type { WithdrawalAccountRecord } from './record.ts'
import { usableFrom } from './usable.ts'

export type WithdrawalAccountWarning = IbanFlaw | 'NAME_MISMATCH'

/**
 * Returns warnings about fields to which a bank or the back office may object (P-15, P-16). The owner sees them in time to correct the
 * fields.
 */
export function warningsOf(account: WithdrawalAccountRecord, owner: Named): WithdrawalAccountWarning[] {
  const flaw = ibanFlaw(account.iban)
  return [...(flaw ? [flaw] : []), ...(isHolder(account.nameOnAccount, owner) ? [] : (['NAME_MISMATCH'] as const))]
}

/** Fields of `WithdrawalAccount` that differ from the stored fields. No field contains the whole IBAN. */
export const withdrawalAccountFields = {
  iban: ({ iban }: WithdrawalAccountRecord) => maskedIban(iban),
  createdAt: ({ createdAt }: WithdrawalAccountRecord) => toDateTime(createdAt),
  updatedAt: ({ updatedAt }: WithdrawalAccountRecord) => toDateTime(updatedAt),
  usableFrom: (account: WithdrawalAccountRecord, terms: Pick<WalletTerms, 'accountWait'>) => toDateTime(usableFrom(account, terms)),
}
