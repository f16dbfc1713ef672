import type { AdminLedgerStateQuery } from './LedgerScreen.generated.ts'

export type LedgerState = AdminLedgerStateQuery['adminLedgerState']

/** Result of the last check; `unknown` if there was none yet. */
export type Verdict = 'sound' | 'broken' | 'unknown'

export function verdictOf({
  checkedAt,
  isSound,
  findings,
}: Pick<LedgerState, 'checkedAt' | 'isSound'> & { findings: readonly unknown[] }): Verdict {
  if (checkedAt === null) return 'unknown'
  return isSound && findings.length === 0 ? 'sound' : 'broken'
}

/** Returns a hash in short form, for people to compare: its first and last eight characters. */
export const shortHash = (hash: string): string => `${hash.slice(0, 4)}·${hash.slice(4, 8)}·…·${hash.slice(-8, -4)}·${hash.slice(-4)}`
