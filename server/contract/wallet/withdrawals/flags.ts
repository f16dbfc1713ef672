import type { Named } from '../../profiles/names.ts'
import { ibanFlaw } from '../withdrawal-accounts/iban.ts'
import { isHolder } from '../withdrawal-accounts/name-match.ts'
import type { WithdrawalAccountRecord } from '../withdrawal-accounts/record.ts'

/** What somebody should look at before paying. */
export const withdrawalFlags = ['NAME_DIFFERS', 'NEW_ACCOUNT', 'FIRST_WITHDRAWAL', 'IBAN_LENGTH', 'IBAN_CHECKSUM'] as const
export type WithdrawalFlag = (typeof withdrawalFlags)[number]

/** How long a bank account counts as new, in milliseconds: whoever takes over an account withdraws soon. */
const newFor = 7 * 86_400_000

export type FlaggedWithdrawal = {
  /** The bank account as it was when the money left for it. */
  readonly account: Pick<WithdrawalAccountRecord, 'iban' | 'nameOnAccount' | 'updatedAt'>
  readonly owner: Named
  /** Whether none of the profile's withdrawals was paid before. */
  readonly isFirst: boolean
  readonly createdAt: number
}

/** The flags of a withdrawal, as it was when it was begun. An account with another IBAN is a new one. */
export function flagsOf({ account, owner, isFirst, createdAt }: FlaggedWithdrawal): WithdrawalFlag[] {
  const flaw = ibanFlaw(account.iban)
  const holds: Readonly<Record<WithdrawalFlag, boolean>> = {
    NAME_DIFFERS: !isHolder(account.nameOnAccount, owner),
    NEW_ACCOUNT: createdAt - account.updatedAt < newFor,
    FIRST_WITHDRAWAL: isFirst,
    IBAN_LENGTH: flaw === 'IBAN_LENGTH',
    IBAN_CHECKSUM: flaw === 'IBAN_CHECKSUM',
  }
  return withdrawalFlags.filter((flag) => holds[flag])
}
