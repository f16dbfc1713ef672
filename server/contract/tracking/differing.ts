import type { DifferingReport } from '../generated/user-sdl-types.ts'
import type { ReportedConversion } from './conversion-body.ts'
import type { ConversionRecord, DifferingRecord, ReportDifference } from './record.ts'

/** How long a differing report is shown, in milliseconds. */
export const differingShown = 30 * 86_400_000

/**
 * Once this many differing reports of a program are shown, a browser’s claim adds no more (Y-02): strangers make up as many as they like,
 * and must not hide what the shop’s own systems reported.
 */
const mostWithClaims = 100

export const mayShowClaim = (shown: number): boolean => shown < mostWithClaims

/** Returns the stored form of a report that differs from a known conversion (Y-02); the store counts `times`. */
export const differingOf = (
  { id, programId }: ConversionRecord,
  { clickId, amount, event }: ReportedConversion,
  differs: readonly ReportDifference[],
  now: number,
): DifferingRecord => ({ conversionId: id, programId, differs, clickId, amount, event, times: 1, at: now })

/** `DifferingReport`: the stored result with what the latest report named. */
export const differingAnswer = (
  { differs, at, times, clickId, amount, event }: DifferingRecord,
  stored: Pick<ConversionRecord, 'id' | 'externalId' | 'clickId' | 'amount' | 'event'>,
): DifferingReport => ({
  id: stored.id,
  externalId: stored.externalId,
  differs: [...differs],
  receivedAt: new Date(at).toISOString(),
  times,
  clickId: stored.clickId,
  reportedClickId: clickId,
  amount: stored.amount,
  reportedAmount: amount,
  event: stored.event,
  reportedEvent: event,
})
