import type { CountingProgram } from '@wasla/contract/tracking/counting-program.ts'
import { programTermsOf } from '@wasla/contract/programs/terms.ts'
import type { TrackingDeps } from './deps.ts'

/** Returns how long a pixel report of this program waits for its owner (Y-01), in milliseconds. */
export const waitOf = ({ env }: Pick<TrackingDeps, 'env'>, { objectiveType }: CountingProgram): number =>
  objectiveType ? programTermsOf(env.mode).wait[objectiveType] : 0
