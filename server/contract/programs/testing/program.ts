import { noClaims } from '../budget/claims.ts'
import type { ProgramRecord } from '../record.ts'
import type { StatusState } from '../status/state.ts'
import { programTerms } from '../terms.ts'

/** A Sunday at noon in Riyadh. */
export const now = Date.UTC(2026, 10, 22, 9)
export const hour = 3_600_000
export const day = 24 * hour

/** A complete draft that starts today and runs for ten weeks. */
export const draft: ProgramRecord = {
  id: 'morning-cup',
  profileId: 'nabt',
  userId: 'nabt-user',
  status: 'Draft',
  name: 'The morning cup',
  description: 'A week of mornings with Nabt.',
  coverImage: '/files/cover.jpg',
  startDate: '2026-11-22',
  endDate: '2027-01-31',
  isPublic: true,
  isVisible: true,
  programFocus: 'PRODUCT',
  openToPlacement: false,
  sellOnEcommerce: false,
  storeLink: null,
  launchLocationType: 'WORLDWIDE',
  launchLocationIds: [],
  serviceAreaIds: [],
  objectiveType: 'SALES',
  countsBy: 'LINKS',
  publishDate: null,
  publishedAt: null,
  dueAt: null,
  budget: 0,
  holdCause: null,
  holdReason: null,
  retiredAt: null,
  createdAt: now - 30 * day,
  updatedAt: now - day,
  deletedAt: null,
}

/** SAR 3,000 in halalas. */
export const amount = 300_000

/** Returns a published program with this status and an unspent budget. */
export const published = (over: Partial<ProgramRecord> = {}): ProgramRecord => ({
  ...draft,
  status: 'Active',
  publishedAt: now - 10 * day,
  budget: amount,
  ...over,
})

export const stateOf = (program: ProgramRecord, over: Partial<Omit<StatusState, 'program'>> = {}): StatusState => ({
  program,
  participants: 0,
  money: { escrow: program.budget, accrued: 0 },
  claims: noClaims,
  frequency: 'WEEKLY',
  terms: programTerms,
  ...over,
})

export const stamp = { id: 'transaction', now }
