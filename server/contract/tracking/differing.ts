import type { DifferingReport } from '../generated/user-sdl-types.ts'
import type { ReportedConversion } from './conversion-body.ts'
import type { ConversionRecord, DifferingRecord, ReportDifference } from './record.ts'

/** How long a differing report is shown, in milliseconds. */
export const differingShown = 30 * 86_400_000

/**
 * So many differing reports of a program may be shown before a browser's claim adds none (Y-02): strangers make up as many as they like, and
 * must not hide what the shop's own systems said.
 */
const mostWithClaims = 100

export const mayShowClaim = (shown: number): boolean => shown < mostWithClaims

/** What is stored of a report that names a known conversion differently (Y-02); `times` counts up in the store. */
export const differingOf = (
  { id, programId }: ConversionRecord,
  { clickId, amount, event }: ReportedConversion,
  differs: readonly ReportDifference[],
  now: number,
): DifferingRecord => ({ conversionId: id, programId, differs, clickId, amount, event, times: 1, at: now })

/** `DifferingReport`: the stored result beside what the latest report said. */
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
