import type { Deps } from '../../deps.ts'
import type { ProfilesService } from '../profiles/service.ts'
import type { ProgramsService } from '../programs/service.ts'

/** What joining and answering rest on. */
export type ParticipationsDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'log'> & {
  profiles: Pick<ProfilesService, 'hold'>
  programs: Pick<ProgramsService, 'reading' | 'lists'>
}
