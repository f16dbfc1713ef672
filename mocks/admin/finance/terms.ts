import { walletTermsFrom } from '@wasla/contract/wallet/configured-terms.ts'
import type { WalletTerms } from '@wasla/contract/wallet/terms.ts'
import { defaultSetting } from '@wasla/contract/settings/settings.ts'
import type { AdminStore } from '../admin-store.ts'

/** Returns the fees and limits from the current settings. They include the amount from which a withdrawal needs two admins. */
export const financeTerms = ({ memory }: Pick<AdminStore, 'memory'>): WalletTerms =>
  walletTermsFrom((key) => Number(memory.settings.get(key)?.value ?? defaultSetting(key, 'demo')))
