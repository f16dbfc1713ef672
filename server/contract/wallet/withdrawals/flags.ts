import type { Named } from '../../profiles/names.ts'
import { ibanFlaw } from '../withdrawal-accounts/iban.ts'
import { isHolder } from '../withdrawal-accounts/name-match.ts'
import type { WithdrawalAccountRecord } from '../withdrawal-accounts/record.ts'

/**
 * Flags of a withdrawal, which an admin checks before the bank pays. Flags are stored by index, so new flags must come last.
 * `SHARED_CONTACT` means a contact that the profile shares with an owner of a program that paid it. Contacts are compared before a reward
 * is paid (Y-08). But a contact may be added between the payout and the withdrawal. Then money from a brand's card may end in the same
 * person's bank account.
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

/** Returns whether the name on the bank account was the profile's name when the withdrawal began. */
export const nameMatches = (flags: readonly WithdrawalFlag[]): boolean => !flags.includes('NAME_DIFFERS')

/** Milliseconds for which a bank account counts as new. A thief who takes over a profile soon withdraws to a new bank account. */
const newFor = 7 * 86_400_000

export type FlaggedWithdrawal = {
  /** The bank account as it was when the withdrawal began. */
  readonly account: Pick<WithdrawalAccountRecord, 'iban' | 'nameOnAccount' | 'updatedAt'>
  readonly owner: Named
  /** Whether no earlier withdrawal of the profile was paid. */
  readonly isFirst: boolean
  /** Whether the profile shares a phone or a bank account with an owner of a program that paid it. */
  readonly sharesContact: boolean
  readonly createdAt: number
}

/** Returns the flags of a withdrawal at its beginning. A bank account that was changed counts as new. */
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
