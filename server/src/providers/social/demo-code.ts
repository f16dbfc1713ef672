import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { demoConsentRules, platformNamed, type AccountSize } from '@wasla/contract/social/demo.ts'
import type { Platform } from '@wasla/contract/social/record.ts'
import * as z from 'zod/mini'

/** What somebody consented to: which account they play, for whose challenge, until when (milliseconds). */
export type Consent = { platform: Platform; handle: string; size: AccountSize; challenge: string; expiresAt: number }

const shape = z.extend(demoConsentRules, { platform: z.string(), challenge: z.string(), expiresAt: z.number() })

const sign = (key: string, body: string) => createHmac('sha256', key).update(`demo consent\n${body}`).digest('base64url')

/** The challenge of a verifier (RFC 7636, S256). */
export const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

/** A consent as a code that only this server makes: nothing needs to be remembered between the page and the exchange. */
export function writeConsent(key: string, consent: Consent): string {
  const body = Buffer.from(JSON.stringify(consent)).toString('base64url')
  return `${body}.${sign(key, body)}`
}

/** The consent of a code, or null for one that is not ours. */
export function readConsent(key: string, code: string): Consent | null {
  const [body = '', signature = ''] = code.split('.')
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(key, body))]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const { success, data } = z.safeParse(shape, JSON.parse(Buffer.from(body, 'base64url').toString()))
  const platform = success ? platformNamed(data.platform) : undefined
  return success && platform ? { ...data, platform } : null
}
