import { changesOf } from '@wasla/contract/common/decision.ts'
import { pageFrom, pageOf, type PageArgument } from '@wasla/contract/common/page.ts'
import type { DecidedWaitingResults, DecideWaitingResultsInput } from '@wasla/contract/generated/user-types.ts'
import { mainNameOf } from '@wasla/contract/profiles/names.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import { decideSetup } from '@wasla/contract/tracking/owning.ts'
import { countsAutomatically } from '@wasla/contract/tracking/code-source.ts'
import type { ConversionRecord } from '@wasla/contract/tracking/record.ts'
import { waitingCsv } from '@wasla/contract/tracking/waiting-csv.ts'
import {
  acceptWaitingDecision,
  decideCounting,
  decideDeclining,
  endOfToday,
  waitingPageOf,
  type DecidedWaiting,
} from '@wasla/contract/tracking/waiting.ts'
import { findProfile } from '../find.ts'
import type { Store } from '../memory.ts'
import { programById } from '../programs/find.ts'
import { factsOf, saveConversion } from './around.ts'
import { sourceOf } from './attributed.ts'
import { countResults } from './count-results.ts'
import { settledOf, settleNumbers } from './numbers.ts'
import { readerOf } from './review-requests.ts'
import { inWaitingOrder } from './timeline-results.ts'

export type WaitingSearch = { programId: string; profileId?: string | null | undefined; pagination?: PageArgument }

const waitingIn = ({ memory }: Store, programId: string, profileId: string | null): ConversionRecord[] =>
  memory.world.conversions
    .filter((one) => one.programId === programId && one.status === 'Pending' && (profileId === null || one.profileId === profileId))
    .toSorted(inWaitingOrder)

/** Implements the query `waitingResults` (Y-01). */
export function waiting(store: Store, viewerId: string, { programId, profileId = null, pagination }: WaitingSearch) {
  readerOf(store, viewerId, programId, profileId)
  const found = waitingIn(store, programId, profileId)
  const today = endOfToday(store.clock.now())
  const alone = found.filter(countsAutomatically)
  const totals = {
    count: found.length,
    sum: found.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    countsToday: alone.filter(({ countsAt }) => countsAt !== null && countsAt < today).length,
    nextCountsAt: alone[0]?.countsAt ?? null,
  }
  return waitingPageOf(totals, pageFrom(found, pageOf(pagination)).data)
}

const owned = (store: Store, profileId: string, programId: string): ProgramRecord =>
  changesOf(decideSetup(programById(store, programId), profileId)).program

/** Implements the query `waitingResultsCsv`. */
export function waitingFile(store: Store, viewerId: string, programId: string): string {
  owned(store, viewerId, programId)
  return waitingCsv(
    waitingIn(store, programId, null).map((record) => {
      const profile = findProfile(store, record.profileId)
      return { record, participant: profile ? mainNameOf(profile) : '' }
    }),
  )
}

function counting(store: Store, program: ProgramRecord, before: ConversionRecord, isConfirmed: boolean): DecidedWaiting {
  const click = sourceOf(store, program, before.clickId)
  const facts = click ? factsOf(store, program, click, before) : null
  const isDisputed = isConfirmed && settledOf(store, before) !== undefined
  return decideCounting(before, { click, facts }, { now: store.clock.now(), isConfirmed, isDisputed })
}

function save(store: Store, decided: readonly DecidedWaiting[]): void {
  for (const { record } of decided) saveConversion(store, record)
  countResults(store, [
    ...decided.map(({ change }) => change),
    ...settleNumbers(
      store,
      decided.map(({ record }) => record),
    ),
  ])
}

/** Implements the mutation `decideWaitingResults` (Y-01). */
export function decideWaiting(store: Store, viewerId: string, input: DecideWaitingResultsInput): DecidedWaitingResults {
  const program = owned(store, viewerId, input.programId)
  const { ids, decline } = acceptWaitingDecision(input)
  const found = waitingIn(store, program.id, null)
    .filter(({ id }) => ids.includes(id))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const decided = found.map((one): DecidedWaiting => {
    const before = { ...one }
    if (decline === null) return counting(store, program, before, true)
    const declined = decideDeclining(before, decline, store.clock.now())
    store.memory.declines.push(declined.decline)
    return declined
  })
  save(store, decided)
  const idsOf = (isHeld: boolean) => decided.flatMap(({ record: { id, status } }) => ((status === 'Held') === isHeld ? [id] : []))
  return { changedIds: idsOf(false), heldIds: idsOf(true) }
}

/** Counts conversions whose time has come (Y-01). The server does this by a timer. */
export function countDue(store: Store): void {
  const due = store.memory.world.conversions.filter(({ status, countsAt }) => status === 'Pending' && (countsAt ?? 0) <= store.clock.now())
  for (const one of due.toSorted(inWaitingOrder)) {
    const program = programById(store, one.programId)
    if (program) save(store, [counting(store, program, { ...one }, false)])
  }
}
