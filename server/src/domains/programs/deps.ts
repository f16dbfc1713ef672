import type { Deps } from '../../deps.ts'
import type { FilesService } from '../files/service.ts'
import type { LedgerService } from '../ledger/service.ts'
import type { ProfilesService } from '../profiles/service.ts'
import type { CandidatesOf, ProgramPeople, ProgramRewards } from './publishing/ports.ts'
import type { WalletService } from '../wallet/service.ts'

/** Dependencies of the use cases of programs. */
export type ProgramsDeps = Pick<
  Deps,
  'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'log' | 'limits' | 'settings' | 'flags' | 'trackingProbe' | 'thumbnails'
> & {
  store: FilesService
  profiles: ProfilesService
  ledger: LedgerService
  wallet: WalletService
  people: ProgramPeople
  rewards: ProgramRewards
}

/** Additional dependencies of publishing. */
export type PublishingDeps = ProgramsDeps & { candidatesOf: CandidatesOf }
