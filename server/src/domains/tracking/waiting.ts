import { changesOf } from '@wasla/contract/common/decision.ts'
import { pageOf, type PageArgument } from '@wasla/contract/common/page.ts'
import type { DecidedWaitingResults, DecideWaitingResultsInput, DifferingReportPage } from '@wasla/contract/generated/user-types.ts'
import { fallbackLanguage } from '@wasla/contract/platform/language.ts'
import { mainNameOf } from '@wasla/contract/profiles/names.ts'
import type { ResultChange } from '@wasla/contract/tracking/change.ts'
import type { CountingProgram } from '@wasla/contract/tracking/counting-program.ts'
import { differingAnswer, differingShown } from '@wasla/contract/tracking/differing.ts'
import { decideSetup } from '@wasla/contract/tracking/owning.ts'
import type { ConversionRecord } from '@wasla/contract/tracking/record.ts'
import { waitingCsv } from '@wasla/contract/tracking/waiting-csv.ts'
import { noticeDay, waitingNotice } from '@wasla/contract/tracking/waiting-notice.ts'
import {
  acceptWaitingDecision,
  decideCounting,
  decideDeclining,
  endOfToday,
  waitingPageOf,
  type DecidedWaiting,
} from '@wasla/contract/tracking/waiting.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { notify } from '../notifications/service.ts'
import { findEveryProfile, toProfileRecord } from '../profiles/service.ts'
import { findProgram } from '../programs/service.ts'
import type { Viewer } from '../session/viewer.ts'
import { sourceOf } from './attributed.ts'
import type { TrackingDeps } from './deps.ts'
import { factsOf } from './facts.ts'
import { readerOf } from './review-requests.ts'
import { findCountingProgram, saveStatus } from './stores/conversions.ts'
import { countDiffering, findDiffering } from './stores/differing.ts'
import { findSettled, settleNumbers } from './numbers.ts'
import { findDue, findUnnotified, findWaitingResults, findWaitingTotals, lockWaiting, markNotified, saveDecline } from './stores/waiting.ts'

type Reader = Pick<Viewer, 'profileId'>

export type WaitingSearch = { programId: string; profileId?: string | null | undefined; pagination?: PageArgument }

/**
 * `waitingResults`: results that wait for the brand’s decision. The program’s owner reads all of them; anyone else who may read results
 * (O-07) reads the results of one participant.
 */
export async function waiting(deps: TrackingDeps, viewer: Reader, { programId, profileId = null, pagination }: WaitingSearch) {
  const { db, clock } = deps
  await readerOf(db, viewer.profileId, programId, profileId)
  const scope = { programId, profileId }
  const totals = await findWaitingTotals(db, scope, endOfToday(clock.now()))
  return waitingPageOf(totals, await findWaitingResults(db, scope, pageOf(pagination)))
}

/** Returns the owner’s program. Throws `PROGRAM_NOT_FOUND` for everybody else, and if the program counts no conversions. */
const owned = async (db: Database, { profileId }: Reader, programId: string) =>
  changesOf(decideSetup(await findProgram(db, programId), profileId)).program

/** `waitingResultsCsv`: all waiting results of a program, for its owner. */
export async function waitingFile({ db }: TrackingDeps, viewer: Reader, programId: string): Promise<string> {
  await owned(db, viewer, programId)
  const records = await findWaitingResults(db, { programId, profileId: null }, null)
  const people = await findEveryProfile(db, [...new Set(records.map(({ profileId }) => profileId))])
  const names = new Map(people.map((row) => [row.id, mainNameOf(toProfileRecord(row, fallbackLanguage))]))
  return waitingCsv(records.map((record) => ({ record, participant: names.get(record.profileId) ?? '' })))
}

/** `differingReports`: a page of differing reports, for the owner. */
export async function differing(
  { db, clock }: TrackingDeps,
  viewer: Reader,
  programId: string,
  pagination: PageArgument,
): Promise<DifferingReportPage> {
  await owned(db, viewer, programId)
  const since = clock.now() - differingShown
  const found = await findDiffering(db, programId, since, pageOf(pagination))
  return { count: await countDiffering(db, programId, since), data: found.map(({ report, stored }) => differingAnswer(report, stored)) }
}

/** Decides by the current facts of the risk rules whether a waiting result counts. */
async function counting(
  tx: Database,
  deps: TrackingDeps,
  program: CountingProgram,
  before: ConversionRecord,
  isConfirmed: boolean,
): Promise<DecidedWaiting> {
  const click = await sourceOf(tx, deps, program, before.clickId)
  const facts = click ? await factsOf(tx, program, click, before) : null
  const now = deps.clock.now()
  const isDisputed = isConfirmed && (await findSettled(tx, before, now)) !== null
  return decideCounting(before, { click, facts }, { now, isConfirmed, isDisputed })
}

/** Saves the decisions on locked results, and counts them in the order in which they were given. */
async function save(tx: Database, deps: TrackingDeps, before: readonly ConversionRecord[], decided: readonly DecidedWaiting[]) {
  const changes: ResultChange[] = []
  const moved: ConversionRecord[] = []
  for (const [at, { record, change }] of decided.entries()) {
    const from = before[at]
    if (!from || !(await saveStatus(tx, record, from))) continue
    changes.push(change)
    moved.push(record)
  }
  await deps.countResults(tx, [...changes, ...(await settleNumbers(tx, deps, moved))])
  return changes
}

/**
 * `decideWaitingResults`: if several decisions on one result come at once, the first one counts. Results that were decided before are
 * skipped.
 */
export function decideWaiting(deps: TrackingDeps, viewer: Reader, input: DecideWaitingResultsInput): Promise<DecidedWaitingResults> {
  return inTransaction(deps.db, async (tx) => {
    const program = await owned(tx, viewer, input.programId)
    const { ids, decline } = acceptWaitingDecision(input)
    const now = deps.clock.now()
    const found = await lockWaiting(tx, deps.dialect, program.id, ids)
    const decided: DecidedWaiting[] = []
    for (const before of found) {
      if (decline === null) decided.push(await counting(tx, deps, program, before, true))
      else {
        const declined = decideDeclining(before, decline, now)
        await saveDecline(tx, declined.decline)
        decided.push(declined)
      }
    }
    const changes = await save(tx, deps, found, decided)
    const idsOf = (isMeant: (change: ResultChange) => boolean) => changes.filter(isMeant).map(({ id }) => id)
    return { changedIds: idsOf(({ to }) => to !== 'Held'), heldIds: idsOf(({ to }) => to === 'Held') }
  })
}

/** Number of due results that one transaction counts. */
const bunch = 50
/** Number of batches of due results that one round of the timer counts before it yields to other tasks. */
const mostBunches = 200

const countThese = (deps: TrackingDeps, programId: string, ids: readonly string[]): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const program = await findCountingProgram(tx, programId)
    if (!program) return
    const found = await lockWaiting(tx, deps.dialect, program.id, ids)
    const decided: DecidedWaiting[] = []
    for (const before of found) decided.push(await counting(tx, deps, program, before, false))
    await save(tx, deps, found, decided)
  })

/** Counts results one by one after their batch failed. So a result that cannot be counted does not block the others of its program. */
async function countEach(deps: TrackingDeps, programId: string, ids: readonly string[]): Promise<void> {
  for (const id of ids)
    await countThese(deps, programId, [id]).catch((error: unknown) => {
      deps.log.error('A result that is due could not be counted', { programId, id, error })
    })
}

/**
 * Counts due results (Y-01), in batches of one program each. Safe if several processes run it or one is killed. A result is locked and
 * counts in the transaction that moves it from `Pending`, so a second process finds nothing. If a batch of a program fails, the program’s
 * other results wait for the next round, so that other programs get their turn.
 */
export async function countDue(deps: TrackingDeps): Promise<void> {
  const failed: string[] = []
  for (let done = 0; done < mostBunches; done++) {
    const due = await findDue(deps.db, deps.clock.now(), { most: bunch, except: failed })
    if (!due) return
    const { programId, ids } = due
    try {
      await countThese(deps, programId, ids)
    } catch {
      failed.push(programId)
      await countEach(deps, programId, ids)
    }
  }
}

/** Number of programs whose owners are notified in one round. */
const notifiedAtOnce = 100

/** Notifies owners once a day, from 09:00, that results wait (Y-01). If several processes run it, each owner is notified by one of them. */
export async function tellWaiting(deps: TrackingDeps): Promise<void> {
  const day = noticeDay(deps.clock.now())
  if (day === null) return
  for (const { program, totals } of await findUnnotified(deps.db, day, notifiedAtOnce))
    await inTransaction(deps.db, async (tx) => {
      if (await markNotified(tx, program.id, day)) await notify(tx, deps, waitingNotice(program, totals))
    }).catch((error: unknown) => {
      // A failure does not stop the notifications of the other owners.
      deps.log.error('An owner could not be told of waiting results', { programId: program.id, error })
    })
}
