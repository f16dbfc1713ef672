import { toDateTime } from '../../profiles/fields.ts'
import type { Bill } from '../../wallet/bill.ts'
import type { DryRunFinding } from '../dry-run/findings.ts'
import type { MatchesAloud } from '../matching/aloud.ts'
import type { ProgramRecord } from '../record.ts'

/* Mappers of records to results of publishing, for server and mock. */

const momentOrNull = (moment: number | null) => (moment === null ? null : toDateTime(moment))

/** Returns the `PublishProgramResult`. A scheduled program is not published yet. */
export const mapPublishResult = ({ id, status, publishDate, publishedAt }: ProgramRecord) => ({
  id,
  status,
  publishDate: momentOrNull(publishDate),
  publishedAt: publishDate === null ? momentOrNull(publishedAt) : null,
})

/** Result of a dry run; `checkedAt` in milliseconds, money in halalas. */
export type DryRunOutcome = {
  readonly findings: readonly DryRunFinding[]
  readonly isReady: boolean
  readonly bill: Bill
  readonly availableBalance: number
  readonly candidates: MatchesAloud
  readonly checkedAt: number
}

/** Returns the `ProgramDryRun` of the API. */
export const mapDryRun = ({ findings, checkedAt, ...same }: DryRunOutcome) => ({
  ...same,
  findings: findings.map((finding) => ({ ...finding })),
  checkedAt: toDateTime(checkedAt),
})
