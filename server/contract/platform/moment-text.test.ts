import { expect, it } from 'vitest'
import { isMoment } from './moment-text.ts'

it.each([
  ['2026-03-01T09:00:00Z', true],
  ['2026-03-01T09:00:00.000Z', true],
  ['2026-03-01T09:00:00+03:00', false],
  ['2026-03-01T09:00:00', false],
  ['2026-03-01', false],
  ['2026-13-01T09:00:00Z', false],
])('%s is a moment of the wire: %s', (text, expected) => expect(isMoment(text)).toBe(expected))
