import { toDateTime } from '../../profiles/fields.ts'
import type { Bill } from '../../wallet/bill.ts'
import type { DryRunFinding } from '../dry-run/findings.ts'
import type { MatchesAloud } from '../matching/aloud.ts'
import type { ProgramRecord } from '../record.ts'

/* What publishing answers on the wire; server and mock answer with these. */

const momentOrNull = (moment: number | null) => (moment === null ? null : toDateTime(moment))

/** `PublishProgramResult`. A program that is scheduled is not published yet. */
export const publishAnswer = ({ id, status, publishDate, publishedAt }: ProgramRecord) => ({
  id,
  status,
  publishDate: momentOrNull(publishDate),
  publishedAt: publishDate === null ? momentOrNull(publishedAt) : null,
})

/** What a dry run came to; the moment in milliseconds. */
export type DryRunOutcome = {
  readonly findings: readonly DryRunFinding[]
  readonly isReady: boolean
  readonly bill: Bill
  readonly availableBalance: number
  readonly candidates: MatchesAloud
  readonly checkedAt: number
}

/** `ProgramDryRun`. */
export const dryRunAnswer = ({ findings, checkedAt, ...same }: DryRunOutcome) => ({
  ...same,
  findings: findings.map((finding) => ({ ...finding })),
  checkedAt: toDateTime(checkedAt),
})
