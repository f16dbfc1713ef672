import type { DifferingReport } from '../generated/user-sdl-types.ts'
import type { ReportedConversion } from './conversion-body.ts'
import type { ConversionRecord, DifferingRecord, ReportDifference } from './record.ts'

/** Milliseconds for which a differing report is shown. */
export const differingShown = 30 * 86_400_000

/**
 * Highest number of differing reports of a program up to which a browser’s claim adds another (Y-02). Strangers can make up any number of
 * claims, and must not hide the reports of the shop’s own systems.
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

/** Returns the `DifferingReport`: the stored result, and the values of the latest report that differs. */
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
