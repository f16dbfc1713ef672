import type { SealRecord } from './record.ts'

/** The hash that precedes the first link. */
export const genesis = '0'.repeat(64)

/**
 * Returns the text of a link of the chain: a JSON array without spaces, with form, number in the chain, program, version, hash of the terms,
 * receipt, participation, profile, time of the request, time of the seal. It names no person. The hash of the chain is the SHA-256 of the
 * previous hash in hexadecimal with this text behind it, so any tool that computes SHA-256 can check it.
 */
export const linkText = ({ seq, programId, version, termsHash, receipted, sealedAt }: Omit<SealRecord, 'hash'>): string =>
  JSON.stringify([
    1,
    seq,
    programId,
    version,
    termsHash,
    receipted?.receipt ?? null,
    receipted?.participationId ?? null,
    receipted?.profileId ?? null,
    receipted?.requestedAt ?? null,
    sealedAt,
  ])

/** Returns the text that is hashed for a link. */
export const linked = (previous: string, text: string): string => `${previous}${text}`
