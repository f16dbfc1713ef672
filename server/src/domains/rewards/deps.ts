import type { Database } from '#database/database.ts'
import type { Deps } from '../../deps.ts'
import type { ProgramPeople } from '../programs/service.ts'
import type { WalletService } from '../wallet/service.ts'

/** What counting results rests on. */
export type CountingDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'log'> & {
  wallet: WalletService
  people: ProgramPeople
  /** Who is told that figures changed, in the transaction that pays: open pages follow. */
  figuresChanged: (tx: Database, changed: readonly { programId: string; profileId: string }[]) => Promise<void>
}

/** The same, and whether rewards are paid now. */
export type RewardsDeps = CountingDeps & Pick<Deps, 'flags'>
