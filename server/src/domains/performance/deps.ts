import type { Deps } from '../../deps.ts'
import type { ParticipationsService } from '../participations/service.ts'
import type { ProgramsService } from '../programs/service.ts'

/** Dependencies of figures, among them who owns a program and who takes part in it. */
export type PerformanceDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'env'> & {
  programs: Pick<ProgramsService, 'reading'>
  participations: Pick<ParticipationsService, 'counts' | 'linkAddress'>
}
