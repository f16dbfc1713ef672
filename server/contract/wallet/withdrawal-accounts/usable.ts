import type { WalletTerms } from '../terms.ts'
import type { WithdrawalAccountRecord } from './record.ts'

type Changed = Pick<WithdrawalAccountRecord, 'updatedAt'>
type Wait = Pick<WalletTerms, 'accountWait'>

/** Returns when a bank account can be used. The wait slows down an attacker, and gives the owner time to notice (P-11). */
export const usableFrom = ({ updatedAt }: Changed, { accountWait }: Wait) => updatedAt + accountWait * 1000

export const isUsableAt = (account: Changed, terms: Wait, now: number) => now >= usableFrom(account, terms)
