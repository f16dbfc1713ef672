import { createHash } from 'node:crypto'

/** Returns the fingerprint of a request with an idempotency key: another path or body is another request. */
export const fingerprintOf = (path: string, body: string): string => createHash('sha256').update(`${path}\n${body}`).digest('hex')
