import type { Deps } from '../../deps.ts'
import type { ProfilesService } from '../profiles/service.ts'
import type { ParticipantResultRecord } from '@wasla/contract/rewards/record.ts'
import type { Database } from '#database/database.ts'
import type { ProgramsService } from '../programs/service.ts'

/** What joining and answering rest on. */
export type ParticipationsDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'log'> & {
  profiles: Pick<ProfilesService, 'hold'>
  programs: Pick<ProgramsService, 'reading'>
  /** What everybody of a program has so far. The domain that counts hands this in. */
  resultsIn(db: Database, programId: string): Promise<readonly ParticipantResultRecord[]>
}
