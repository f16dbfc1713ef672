import { platformAccounts } from '@wasla/contract/wallet/ledger-accounts.ts'

const platformNames = {
  [platformAccounts.fees]: 'fees',
  [platformAccounts.vat]: 'vat',
  [platformAccounts.clearing]: 'clearing',
  [platformAccounts.withdrawals]: 'withdrawals',
  [platformAccounts.adjustments]: 'adjustments',
} as const
const partNames = { available: 'available', held: 'held', escrow: 'escrow' } as const

type OwnedName = (typeof partNames)[keyof typeof partNames]

/** Key of a ledger account’s name in the catalogue. */
export type AccountName = (typeof platformNames)[keyof typeof platformNames] | OwnedName

const isKeyOf = <T extends object>(table: T, key: string): key is keyof T & string => Object.hasOwn(table, key)

/**
 * Returns the key of an account’s name (P-02); null if this client does not know the account. The whole id of a platform account determines
 * its name. For wallets and programs, only the last part of the id does.
 */
export function accountNameOf(id: string): AccountName | null {
  if (isKeyOf(platformNames, id)) return platformNames[id]
  const part = /^(?:wallet|program):[^:]+:(\w+)$/u.exec(id)?.[1] ?? ''
  return isKeyOf(partNames, part) ? partNames[part] : null
}

/** Returns whether an account belongs to a wallet or a program, not to the platform. */
export const isOwned = (name: AccountName): name is OwnedName => isKeyOf(partNames, name)
