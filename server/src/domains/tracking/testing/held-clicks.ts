import type { NetworkCaseRecord } from '@wasla/contract/tracking/network-case.ts'
import type { ClickOrigin, ClickRecord } from '@wasla/contract/tracking/record.ts'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import type { Database } from '#database/database.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { networkCaseRow } from '../stores/network-cases.ts'

/** The day of `testMoment` in Riyadh. */
export const today = '2026-03-15'
/** The network of the held clicks, as a hash. */
export const network = '7f3ac2b19d'
/** An hour in milliseconds. */
export const hour = 3_600_000

/** Returns an open case of this network, on Noura’s link in the program `p`. */
export const caseOf = (over: Partial<NetworkCaseRecord> = {}): NetworkCaseRecord => ({
  ...{ id: 'case', programId: 'p', profileId: NOURA.profile.id, day: today, network, reason: 'OWN_NETWORK', held: 3 },
  ...{ status: 'Open', counted: 0, openedAt: testMoment - hour, decidedAt: null, decidedBy: null, note: null },
  ...over,
})

/** Inserts an open case of this network. */
export const addCase = (db: Database, over: Partial<NetworkCaseRecord> = {}) =>
  db
    .insertInto('network_cases')
    .values(networkCaseRow.write(caseOf(over)))
    .execute()

/** Returns a click that is held for the case. */
export const heldClick = (over: Partial<ClickRecord & ClickOrigin> = {}) =>
  ({ status: 'Held', reason: 'OWN_NETWORK', network, browser: 'Other', ...over }) as const

/** Returns held clicks, each of another visitor, one millisecond apart. */
export const held = (count: number, over: Partial<ClickRecord & ClickOrigin> = {}) =>
  Array.from({ length: count }, (_, at) => heldClick({ id: `held-${at}`, visitor: `v-${at}`, at: testMoment - hour + at, ...over }))

/** A decision that lets one case count. */
export const decisionToCount = { counts: true, wholeNetwork: false, note: null }
