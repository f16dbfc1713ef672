/** The names of the ledger's accounts that the wallet moves money between (P-02). */
export const availableAccount = (profileId: string) => `wallet:${profileId}:available`
export const heldAccount = (profileId: string) => `wallet:${profileId}:held`
export const escrowAccount = (programId: string) => `program:${programId}:escrow`

export const houseAccounts = {
  fees: 'platform:fees',
  vat: 'platform:vat',
  /** What payment gateways owe the house. */
  clearing: 'gateway:clearing',
  /** What left for people's banks. */
  withdrawals: 'bank:withdrawals',
  adjustments: 'adjustments',
} as const
