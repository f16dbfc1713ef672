import { walletTermsOf, type WalletTerms } from '@wasla/contract/wallet/terms.ts'
import type { Deps } from '../../deps.ts'
import type { Env } from '../../env.ts'
import type { LedgerService } from '../ledger/service.ts'

type WalletEnv = Pick<Env, 'mode' | 'publicUrl' | 'productName' | 'sellerVatNumber'>

export type WalletDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'log' | 'payments'> & { env: WalletEnv; ledger: LedgerService }

/** Fees and limits that hold now: those of the mode. */
export const termsOf = ({ env }: Pick<WalletDeps, 'env'>): WalletTerms => walletTermsOf(env.mode)
