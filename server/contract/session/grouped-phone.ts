import { callingCodeOf } from './calling-code.ts'

/** Splits the part after the calling code into groups. The last group has four digits: `550123478` becomes 55 012 3478. */
function groupsOf(national: string): string[] {
  const head = national.slice(0, -4)
  const first = head.length > 4 ? [head.slice(0, -3), head.slice(-3)] : head.length > 3 ? [head.slice(0, 2), head.slice(2)] : [head]
  return [...first, national.slice(-4)].filter(Boolean)
}

/** Splits a whole number into its calling code and the rest in groups. Groups are joined by non-breaking spaces. */
export function phoneParts(e164: string): { code: string; own: string } {
  const code = callingCodeOf(e164)
  return { code, own: groupsOf(e164.slice(code.length)).join('\u00a0') }
}

/** Returns a whole number in groups: `+966 55 012 3478`. A number without a known calling code is returned as it is. */
export function groupedPhone(e164: string): string {
  const { code, own } = phoneParts(e164)
  return code === '' ? e164 : `${code}\u00a0${own}`
}
