import { readUrl } from '../platform/url.ts'
import { firstCheckAt } from './decide-check.ts'
import type { LinkCheckRecord } from './record.ts'

/** A running program with the address that its links lead to. */
export type RunningProgram = { readonly id: string; readonly publishedAt: number | null; readonly trackingUrl: string }

/** Returns the host of a tracking address; the address itself if it has none, which a check then finds. */
export const hostOf = (trackingUrl: string): string => readUrl(trackingUrl)?.hostname ?? trackingUrl

/** Returns the checks of a program before the first one. */
export const newCheck = ({ id, publishedAt, trackingUrl }: RunningProgram, now: number): LinkCheckRecord => ({
  programId: id,
  host: hostOf(trackingUrl),
  nextAt: firstCheckAt(id, { publishedAt, now }),
  ...{ leasedUntil: null, checkedAt: null, failingSince: null, fault: null, detail: null },
  ...{ landing: null, keepsClickId: false, hasSnippet: false },
})
