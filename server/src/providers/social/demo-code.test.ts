import { expect, it } from 'vitest'
import { readConsent, writeConsent } from './demo-code.ts'

const consent = { platform: 'TIKTOK', handle: 'noura', size: 'mid', challenge: 'c', expiresAt: 1 } as const

it('readConsent returns the consent of our own code, and null for any other text', () => {
  const code = writeConsent('a key', consent)
  const [body = '', signature = ''] = code.split('.')
  expect(readConsent('a key', code)).toEqual(consent)
  expect(readConsent('another key', code)).toBeNull()
  for (const made of ['', '.', body, `${body}.`, `${body}.${'é'.repeat(signature.length)}`, `${body}x.${signature}`, `.${signature}`])
    expect([made, readConsent('a key', made)]).toEqual([made, null])
})
