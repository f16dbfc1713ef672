import type { Database } from '#database/database.ts'
import type { Deps } from '../../deps.ts'
import type { ProgramPeople } from '../programs/service.ts'
import type { WalletService } from '../wallet/service.ts'

/** What counting results and paying rewards rest on. */
export type RewardsDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'log' | 'flags'> & {
  wallet: WalletService
  people: ProgramPeople
  /** Who is told that figures changed, in the transaction that pays: open pages follow. */
  figuresChanged: (tx: Database, changed: readonly { programId: string; profileId: string }[]) => Promise<void>
}
