import { houseAccounts } from '@wasla/contract/wallet/ledger-accounts.ts'

const houseNames = {
  [houseAccounts.fees]: 'fees',
  [houseAccounts.vat]: 'vat',
  [houseAccounts.clearing]: 'clearing',
  [houseAccounts.withdrawals]: 'withdrawals',
  [houseAccounts.adjustments]: 'adjustments',
} as const
const partNames = { available: 'available', held: 'held', escrow: 'escrow' } as const

type OwnedName = (typeof partNames)[keyof typeof partNames]

/** The name of an account of the ledger in the catalogue; null for one that this client does not know. */
export type AccountName = (typeof houseNames)[keyof typeof houseNames] | OwnedName

const isKeyOf = <T extends object>(table: T, key: string): key is keyof T & string => Object.hasOwn(table, key)

/** What an account is called (P-02): the house’s by its whole id, a wallet’s or a program’s by its last part. */
export function accountNameOf(id: string): AccountName | null {
  if (isKeyOf(houseNames, id)) return houseNames[id]
  const part = /^(?:wallet|program):[^:]+:(\w+)$/u.exec(id)?.[1] ?? ''
  return isKeyOf(partNames, part) ? partNames[part] : null
}

/** Whether it counts somebody’s money, and not the house’s. */
export const isOwned = (name: AccountName): name is OwnedName => isKeyOf(partNames, name)
