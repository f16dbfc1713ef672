import type { TrackingProbe } from '../../programs/dry-run/facts.ts'
import type { LinkCheckRecord, OutageRecord } from '../record.ts'

/** A time at which checks of tests happen, in milliseconds. */
export const checkedNow = Date.UTC(2026, 2, 15, 9)

/** A page that answers with our snippet in it, and that the click id reaches. */
export const answered: Extract<TrackingProbe, { kind: 'answered' }> = {
  kind: 'answered',
  place: 'nabt.example/morning',
  status: 200,
  milliseconds: 800,
  redirects: 0,
  landing: 'nabt.example',
  hasSnippet: true,
  keepsClickId: true,
  readBy: 'nw_click_id',
}

/** An address that does not answer. */
export const unreachable: TrackingProbe = { kind: 'failed', failure: 'UNREACHABLE', cause: null, place: 'nabt.example/morning' }

/** The checks of a program whose last check succeeded an hour ago. */
export const checkOf = (over: Partial<LinkCheckRecord> = {}): LinkCheckRecord => ({
  programId: 'p',
  host: 'nabt.example',
  nextAt: checkedNow,
  leasedUntil: null,
  checkedAt: checkedNow - 3_600_000,
  failingSince: null,
  fault: null,
  detail: null,
  landing: 'nabt.example',
  keepsClickId: true,
  hasSnippet: true,
  refusesUs: false,
  ...over,
})

/** An outage that began ten minutes ago and lasts. */
export const outageOf = (over: Partial<OutageRecord> = {}): OutageRecord => ({
  id: 'outage',
  programId: 'p',
  fault: 'UNREACHABLE',
  detail: null,
  startedAt: checkedNow - 600_000,
  openedAt: checkedNow - 400_000,
  endedAt: null,
  endedBy: null,
  ...over,
})
