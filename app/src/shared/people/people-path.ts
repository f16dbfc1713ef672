import type { Path } from '#paths.ts'

/** Directory of people. */
export const peoplePath = '/discover/people' satisfies Path
