import { criteriaPlatforms } from '@wasla/contract/programs/types.ts'
import type { FormFields } from '#form/form-problems.ts'

const thresholds = ['minFollowers', 'minEngagement', 'minViews'] as const

/** Every path of the step's data that a refusal may name: each platform may stand at each place. */
const paths = criteriaPlatforms.flatMap((_platform, at) => thresholds.map((threshold) => `platforms.${at}.${threshold}`))

/** Where a refusal is shown. What is wrong with a platform or with one of several chosen things is wrong with the choice. */
export const fieldsOfCriteria: FormFields = {
  fields: [...paths, 'platforms', 'profileTypes', 'locations', 'interests'],
  at: (path) => (paths.includes(path) ? path : (path.split('.')[0] ?? path)),
}
