import type { Path } from '#paths.ts'

/** Path of the directory of people. */
export const peoplePath = '/discover/people' satisfies Path
