import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { demoConsentRules, platformNamed, type AccountSize } from '@wasla/contract/social/demo.ts'
import type { Platform } from '@wasla/contract/social/record.ts'
import * as z from 'zod/mini'

/** A consent: the simulated account, the challenge it was given for, and its end in milliseconds. */
export type Consent = { platform: Platform; handle: string; size: AccountSize; challenge: string; expiresAt: number }

const shape = z.extend(demoConsentRules, { platform: z.string(), challenge: z.string(), expiresAt: z.number() })

const sign = (key: string, body: string) => createHmac('sha256', key).update(`demo consent\n${body}`).digest('base64url')

/** Returns the challenge of a verifier (RFC 7636, S256). */
export const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

/** Returns a consent as a signed code, so that nothing is stored between page and exchange. */
export function writeConsent(key: string, consent: Consent): string {
  const body = Buffer.from(JSON.stringify(consent)).toString('base64url')
  return `${body}.${sign(key, body)}`
}

/** Returns the consent of a code; null if the code is not ours. */
export function readConsent(key: string, code: string): Consent | null {
  const [body = '', signature = ''] = code.split('.')
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(key, body))]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const { success, data } = z.safeParse(shape, JSON.parse(Buffer.from(body, 'base64url').toString()))
  const platform = success ? platformNamed(data.platform) : undefined
  return success && platform ? { ...data, platform } : null
}
