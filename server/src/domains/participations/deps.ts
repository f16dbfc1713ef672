import type { Deps } from '../../deps.ts'
import type { ProfilesService } from '../profiles/service.ts'
import type { ProgramsService } from '../programs/service.ts'

/** Dependencies of joining programs and answering requests. */
export type ParticipationsDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'log'> & {
  profiles: Pick<ProfilesService, 'lock'>
  programs: Pick<ProgramsService, 'reading' | 'lists'>
}
