import type { Path } from '#paths.ts'

/** The directory of people. */
export const peoplePath = '/discover/people' satisfies Path
