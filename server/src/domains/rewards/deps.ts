import type { Database } from '#database/database.ts'
import type { Deps } from '../../deps.ts'
import type { ProgramPeople } from '../programs/service.ts'
import type { WalletService } from '../wallet/service.ts'

/** What counting results depends on. */
export type CountingDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'log'> & {
  wallet: WalletService
  people: ProgramPeople
  /** Called in the transaction that pays with the participations whose figures changed, so that open pages are updated. */
  figuresChanged: (tx: Database, changed: readonly { programId: string; profileId: string }[]) => Promise<void>
}

/** Also has the feature flags, because payments can be switched off. */
export type RewardsDeps = CountingDeps & Pick<Deps, 'flags'>
