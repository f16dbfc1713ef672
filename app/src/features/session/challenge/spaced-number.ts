import { callingCodeOf } from '@wasla/contract/session/calling-code.ts'
import type { PhoneNumber } from './challenge.ts'

/** A whole number as people write it here: `+966 55 012 3478`, the national part in groups, the last of four; it never breaks over two lines. */
export function spacedNumber({ e164, national }: Pick<PhoneNumber, 'e164' | 'national'>): string {
  const code = e164.slice(0, e164.length - national.length)
  const head = national.slice(0, -4)
  const groups = head.length > 4 ? [head.slice(0, -3), head.slice(-3)] : head.length > 3 ? [head.slice(0, 2), head.slice(2)] : [head]
  return [code, ...groups, national.slice(-4)].filter(Boolean).join('\u00a0')
}

/** A whole number in the same groups: its calling code, and what is dialled after it. */
export function spacedParts(e164: string): { code: string; own: string } {
  const code = callingCodeOf(e164)
  const whole = spacedNumber({ e164, national: e164.slice(code.length) })
  return { code, own: whole.slice(code.length).trimStart() }
}
