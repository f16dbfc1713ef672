/** S2 §3, in the order of the SDL. */
export const beneficiaryTypes = ['INDIVIDUAL', 'BUSINESS', 'JOINT_ACCOUNT_HOLDER', 'GOVERNMENT_ENTITY', 'NON_PROFIT'] as const
export type BeneficiaryType = (typeof beneficiaryTypes)[number]

/** What a profile says about a bank account; `iban` is whole and never leaves the server. */
export type WithdrawalAccountFields = {
  type: BeneficiaryType
  /** Of the beneficiary (P-14). */
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
  /** When it was made or changed last; the wait begins then (P-11). */
  updatedAt: number
  /** Removed accounts stay for the records of what went to them. */
  deletedAt: number | null
}
