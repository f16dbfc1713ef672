import type { BeneficiaryType } from './withdrawal-accounts/record.ts'
import type { PaymentMethod } from './payment-methods.ts'

/** The inputs of the wallet's mutations as they come; amounts in halalas. Nothing else of a bill can be sent (security case 41). */
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

/** Fields that are not given stay; an empty IBAN stays too; null takes an optional one away. */
export type UpdateWithdrawalAccountInput = { id: string } & {
  [Field in keyof Omit<CreateWithdrawalAccountInput, 'currency'>]?: CreateWithdrawalAccountInput[Field] | null | undefined
}
