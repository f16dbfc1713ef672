import type { AdminLedgerStateQuery } from './LedgerScreen.generated.ts'

export type LedgerState = AdminLedgerStateQuery['adminLedgerState']

/** What the last check says: nothing where there was none yet. */
export type Verdict = 'sound' | 'broken' | 'unknown'

export function verdictOf({
  checkedAt,
  isSound,
  findings,
}: Pick<LedgerState, 'checkedAt' | 'isSound'> & { findings: readonly unknown[] }): Verdict {
  if (checkedAt === null) return 'unknown'
  return isSound && findings.length === 0 ? 'sound' : 'broken'
}

/** A hash as people compare it: its first and its last characters. */
export const shortHash = (hash: string): string => `${hash.slice(0, 4)}·${hash.slice(4, 8)}·…·${hash.slice(-8, -4)}·${hash.slice(-4)}`
