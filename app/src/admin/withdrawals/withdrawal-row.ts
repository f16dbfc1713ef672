import type { PaymentStatus } from '@wasla/contract/generated/admin-types.ts'
import type { AdminWithdrawalQuery } from './WithdrawalScreen.generated.ts'
import type { AdminWithdrawalsQuery } from './WithdrawalsScreen.generated.ts'

/** A withdrawal in the queue. */
export type WithdrawalRow = AdminWithdrawalsQuery['adminWithdrawals']['data'][number]

/** A withdrawal, as its page queries it. */
export type WithdrawalCase = AdminWithdrawalQuery['adminWithdrawal']

/** Returns whether a withdrawal waits for the bank, or for an admin to record the bank’s answer. */
export const isOpen = ({ status }: { status: PaymentStatus }): boolean => status === 'Initiated'

/** Returns whether an open withdrawal is past its due time. */
export const isOverdue = (row: { status: PaymentStatus; dueAt: string }, now: number): boolean => isOpen(row) && Date.parse(row.dueAt) < now

/** Returns the last four characters of a masked IBAN. People recognise their accounts by them. */
export const ibanEnd = (iban: string): string => `•••• ${iban.slice(-4)}`

/** What the bank did with a withdrawal. */
export const bankAnswers = ['paid', 'refused'] as const
export type BankAnswer = (typeof bankAnswers)[number]
