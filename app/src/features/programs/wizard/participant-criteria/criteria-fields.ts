import { criteriaPlatforms } from '@wasla/contract/programs/types.ts'
import type { FormFields } from '#form/form-problems.ts'

const thresholds = ['minFollowers', 'minEngagement', 'minViews'] as const

/** All paths of the step's data that a problem may name: each platform can have each position. */
const paths = criteriaPlatforms.flatMap((_platform, at) => thresholds.map((threshold) => `platforms.${at}.${threshold}`))

/** Maps a problem to its field. A problem of one platform, or of another chosen item, is shown at the whole choice. */
export const fieldsOfCriteria: FormFields = {
  fields: [...paths, 'platforms', 'profileTypes', 'locations', 'interests'],
  at: (path) => (paths.includes(path) ? path : (path.split('.')[0] ?? path)),
}
