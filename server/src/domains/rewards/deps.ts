import type { Database } from '#database/database.ts'
import type { Deps } from '../../deps.ts'
import type { ProgramPeople } from '../programs/service.ts'
import type { WalletService } from '../wallet/service.ts'

/** Dependencies of counting results. */
export type CountingDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'log'> & {
  wallet: WalletService
  people: ProgramPeople
  /**
   * Notifies open pages of changed figures. It is called in the transaction that pays. `changed`: the participations whose figures changed.
   */
  figuresChanged: (tx: Database, changed: readonly { programId: string; profileId: string }[]) => Promise<void>
}

/** Dependencies of rewards. The feature flags tell whether payments are switched off. */
export type RewardsDeps = CountingDeps & Pick<Deps, 'flags'>
