/** Types of beneficiaries (S2 §3), in the order of the SDL. */
export const beneficiaryTypes = ['INDIVIDUAL', 'BUSINESS', 'JOINT_ACCOUNT_HOLDER', 'GOVERNMENT_ENTITY', 'NON_PROFIT'] as const
export type BeneficiaryType = (typeof beneficiaryTypes)[number]

/** The fields of a bank account that a profile enters. `iban` is the whole IBAN, which never leaves the server. */
export type WithdrawalAccountFields = {
  type: BeneficiaryType
  /** The beneficiary's address (P-14). */
  address: string | null
  bankAddress: string | null
  bankName: string
  city: string | null
  countryId: string
  currency: 'SAR'
  iban: string
  mobileNumber: string | null
  nameOnAccount: string
  swiftCode: string
}

/** A bank account to withdraw to. Moments in milliseconds. */
export type WithdrawalAccountRecord = WithdrawalAccountFields & {
  id: string
  profileId: string
  createdAt: number
  /** When the account was added or last changed; its waiting time starts then (P-11). */
  updatedAt: number
  /** Rows of removed accounts stay in the database, because past withdrawals refer to them. */
  deletedAt: number | null
}
