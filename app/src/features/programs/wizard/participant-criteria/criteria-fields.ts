import { criteriaPlatforms } from '@wasla/contract/programs/types.ts'
import type { FormFields } from '#form/form-problems.ts'

const thresholds = ['minFollowers', 'minEngagement', 'minViews'] as const

/** All paths of the step's data that a problem may name. Each platform may be at any position, so each position is listed. */
const paths = criteriaPlatforms.flatMap((_platform, at) => thresholds.map((threshold) => `platforms.${at}.${threshold}`))

/**
 * Maps a problem to the field that shows it. Each minimum has its own field. A problem of one chosen platform, type, location or interest
 * is shown at the field for all of them.
 */
export const fieldsOfCriteria: FormFields = {
  fields: [...paths, 'platforms', 'profileTypes', 'locations', 'interests', 'licensedOnly'],
  at: (path) => (paths.includes(path) ? path : (path.split('.')[0] ?? path)),
}
