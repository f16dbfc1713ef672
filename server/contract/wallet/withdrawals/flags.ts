import type { Named } from '../../profiles/names.ts'
import { ibanFlaw } from '../withdrawal-accounts/iban.ts'
import { isHolder } from '../withdrawal-accounts/name-match.ts'
import type { WithdrawalAccountRecord } from '../withdrawal-accounts/record.ts'

/**
 * What somebody should look at before paying; a stored flag is known by its place, so a new one comes last. `SHARED_CONTACT`: with an owner of
 * a program that paid this wallet. Before a reward is paid contacts are compared (Y-08), but one may be added between the payout and the
 * withdrawal, so that money from a brand's card ends in the bank account of the same person.
 */
export const withdrawalFlags = [
  'NAME_DIFFERS',
  'NEW_ACCOUNT',
  'FIRST_WITHDRAWAL',
  'IBAN_LENGTH',
  'IBAN_CHECKSUM',
  'SHARED_CONTACT',
] as const
export type WithdrawalFlag = (typeof withdrawalFlags)[number]

/** Whether the holder of the account was called as the profile when the withdrawal was begun. */
export const nameMatches = (flags: readonly WithdrawalFlag[]): boolean => !flags.includes('NAME_DIFFERS')

/** How long a bank account counts as new, in milliseconds: whoever takes over an account withdraws soon. */
const newFor = 7 * 86_400_000

export type FlaggedWithdrawal = {
  /** The bank account as it was when the money left for it. */
  readonly account: Pick<WithdrawalAccountRecord, 'iban' | 'nameOnAccount' | 'updatedAt'>
  readonly owner: Named
  /** Whether none of the profile's withdrawals was paid before. */
  readonly isFirst: boolean
  /** Whether the profile shares a phone or a bank account with an owner of a program that paid it. */
  readonly sharesContact: boolean
  readonly createdAt: number
}

/** The flags of a withdrawal, as it was when it was begun. An account with another IBAN is a new one. */
export function flagsOf({ account, owner, isFirst, sharesContact, createdAt }: FlaggedWithdrawal): WithdrawalFlag[] {
  const flaw = ibanFlaw(account.iban)
  const holds: Readonly<Record<WithdrawalFlag, boolean>> = {
    NAME_DIFFERS: !isHolder(account.nameOnAccount, owner),
    NEW_ACCOUNT: createdAt - account.updatedAt < newFor,
    FIRST_WITHDRAWAL: isFirst,
    IBAN_LENGTH: flaw === 'IBAN_LENGTH',
    IBAN_CHECKSUM: flaw === 'IBAN_CHECKSUM',
    SHARED_CONTACT: sharesContact,
  }
  return withdrawalFlags.filter((flag) => holds[flag])
}
