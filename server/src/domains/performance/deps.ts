import type { Deps } from '../../deps.ts'
import type { ParticipationsService } from '../participations/service.ts'
import type { ProgramsService } from '../programs/service.ts'

/** Dependencies of this domain. They include functions that read who owns a program and who takes part in it. */
export type PerformanceDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'env'> & {
  programs: Pick<ProgramsService, 'reading'>
  participations: Pick<ParticipationsService, 'counts' | 'linkAddress'>
}
