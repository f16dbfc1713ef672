/**
 * What a process does. `web` answers requests. `jobs` runs the jobs of the product and answers only whether it is alive and ready. `all` does
 * both.
 */
export const processRoles = ['all', 'web', 'jobs'] as const

export type ProcessRole = (typeof processRoles)[number]
