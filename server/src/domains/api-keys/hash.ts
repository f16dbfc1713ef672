import { createHash } from 'node:crypto'

/** Hashes a text with SHA-256. Keys are random enough that a slow hash gains nothing. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Returns the name of the count of a profile’s requests. */
export const usageKey = (profileId: string): string => `api:${profileId}`
