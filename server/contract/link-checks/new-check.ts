import { readUrl } from '../platform/url.ts'
import type { ProgramRecord } from '../programs/record.ts'
import { countsLinks } from '../programs/counts-by.ts'
import { firstCheckAt } from './decide-check.ts'
import type { LinkCheckRecord } from './record.ts'

/** A running program with the address that its links lead to. */
export type RunningProgram = { readonly id: string; readonly publishedAt: number | null; readonly trackingUrl: string }

/** Returns whether the link of a program is checked: it runs, and counts what links bring. Nobody needs the link to report a code. */
export const isChecked = ({ status, countsBy }: Pick<ProgramRecord, 'status' | 'countsBy'>): boolean =>
  status === 'Active' && countsLinks(countsBy)

/** Returns the host of a tracking address; the address itself if it has none, which a check then finds. */
export const hostOf = (trackingUrl: string): string => readUrl(trackingUrl)?.hostname ?? trackingUrl

/** Returns the checks of a program before the first one. */
export const newCheck = ({ id, publishedAt, trackingUrl }: RunningProgram, now: number): LinkCheckRecord => ({
  programId: id,
  host: hostOf(trackingUrl),
  nextAt: firstCheckAt(id, { publishedAt, now }),
  ...{ leasedUntil: null, checkedAt: null, failingSince: null, fault: null, detail: null },
  ...{ landing: null, keepsClickId: false, hasSnippet: false, refusesUs: false },
})
