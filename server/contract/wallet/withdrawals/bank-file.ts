import { csvOf, type CsvCell } from '../../files/csv.ts'
import { walletLimits } from '../limits.ts'
import { plainRiyals } from '../money.ts'
import type { WithdrawalAccountRecord } from '../withdrawal-accounts/record.ts'
import type { WithdrawalRecord } from './record.ts'

/** What the bank is to pay, and where to. */
export type BankPayment = {
  readonly withdrawal: Pick<WithdrawalRecord, 'id' | 'subtotal'>
  readonly account: Pick<WithdrawalAccountRecord, 'iban' | 'swiftCode' | 'nameOnAccount' | 'bankName'>
}

/** The columns in their order; their names are the bank's, so they are in English alone. */
const columns: Readonly<Record<string, (payment: BankPayment) => CsvCell>> = {
  Reference: ({ withdrawal }) => withdrawal.id,
  IBAN: ({ account }) => account.iban,
  SWIFT: ({ account }) => account.swiftCode,
  Beneficiary: ({ account }) => account.nameOnAccount,
  Bank: ({ account }) => account.bankName,
  Amount: ({ withdrawal }) => ({ number: plainRiyals(withdrawal.subtotal) }),
  Currency: () => walletLimits.currency,
}

/** What the bank pays for these, in halalas. */
export const bankTotal = (payments: readonly BankPayment[]): number =>
  payments.reduce((sum, { withdrawal }) => sum + withdrawal.subtotal, 0)

/**
 * Payments as a file for the bank: the one place where a whole IBAN is written. The reference is the withdrawal's id, by which it is
 * settled afterwards.
 */
export const bankFileCsv = (payments: readonly BankPayment[]): string =>
  csvOf([Object.keys(columns), ...payments.map((payment) => Object.values(columns).map((cell) => cell(payment)))])
