import { walletTermsFrom } from '@wasla/contract/wallet/configured-terms.ts'
import type { WalletTerms } from '@wasla/contract/wallet/terms.ts'
import type { Deps } from '../../deps.ts'
import type { Env } from '../../config/env.ts'
import type { LedgerService } from '../ledger/service.ts'
import type { WalletPrograms } from './programs-port.ts'

type WalletEnv = Pick<Env, 'mode' | 'publicUrl' | 'productName' | 'sellerVatNumber'>

export type WalletDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'log' | 'payments' | 'settings'> & {
  env: WalletEnv
  ledger: LedgerService
  programs: WalletPrograms
}

/** Returns the fees and limits that the back office has set. */
export const termsOf = ({ settings }: Pick<WalletDeps, 'settings'>): WalletTerms => walletTermsFrom(settings.get)
