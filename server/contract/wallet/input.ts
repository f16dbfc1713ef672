import type { BeneficiaryType } from './withdrawal-accounts/record.ts'
import type { PaymentMethod } from './payment-methods.ts'

/**
 * The unchecked inputs of the wallet's mutations; amounts in halalas. Clients send only the amount, and no other line of a bill (security
 * case 41).
 */
export type TopUpWalletInput = { amount: number; paymentMethod: PaymentMethod; gateway: string; returnUrl: string; idempotencyKey: string }

export type WithdrawFromWalletInput = { amount: number; withdrawalAccountId: string; idempotencyKey: string }

type Optional = 'bankAddress' | 'address' | 'city' | 'mobileNumber'

export type CreateWithdrawalAccountInput = {
  swiftCode: string
  bankName: string
  currency: 'SAR'
  iban: string
  nameOnAccount: string
  type: BeneficiaryType
  countryId: string
} & { [Field in Optional]?: string | null | undefined }

/** Missing fields stay unchanged, and so does an empty IBAN. Null removes an optional field. */
export type UpdateWithdrawalAccountInput = { id: string } & {
  [Field in keyof Omit<CreateWithdrawalAccountInput, 'currency'>]?: CreateWithdrawalAccountInput[Field] | null | undefined
}
