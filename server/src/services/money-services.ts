import { createLedgerService, type LedgerService } from '../domains/ledger/service.ts'
import { walletPrograms } from '../domains/programs/service.ts'
import { accruedRewardsOf, paidRewardsOf, sharesContactWithPayer } from '../domains/rewards/service.ts'
import { createWalletService, type WalletDeps, type WalletService } from '../domains/wallet/service.ts'

/** Makes only the services that move money: the seed of a demo needs no others. */
export function createMoneyServices(deps: Omit<WalletDeps, 'ledger' | 'programs'>): { ledger: LedgerService; wallet: WalletService } {
  const ledger = createLedgerService(deps)
  return {
    ledger,
    wallet: createWalletService({
      ...deps,
      ledger,
      programs: walletPrograms({ ...deps, ledger, rewardsOf: accruedRewardsOf, paidRewardsOf, sharesContactWithPayer }),
    }),
  }
}
