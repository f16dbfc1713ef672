import { changesOf } from '@wasla/contract/common/decision.ts'
import type { AdminAction } from '@wasla/contract/common/admin-action.ts'
import type { Page } from '@wasla/contract/common/page.ts'
import { endOfDay, startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { heldFor } from '@wasla/contract/tracking/conversion-risk.ts'
import {
  clickAfterCase,
  conversionAfterCase,
  decideNetworkCase,
  type CaseOfProgram,
  type NetworkDecision,
} from '@wasla/contract/tracking/decide-network-case.ts'
import { eventOf } from '@wasla/contract/tracking/events.ts'
import { seenOf, type NetworkCaseRecord } from '@wasla/contract/tracking/network-case.ts'
import type { OutageTime } from '@wasla/contract/tracking/outage-time.ts'
import { patternOf, type SavedPattern } from '@wasla/contract/tracking/network-pattern.ts'
import type { NetworkCaseStatus, ReviewRequestRecord } from '@wasla/contract/tracking/record.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { notify } from '../notifications/service.ts'
import { findProgram } from '../programs/service.ts'
import type { TrackingDeps } from './deps.ts'
import { factsOf } from './facts.ts'
import { settleNumbers } from './numbers.ts'
import { findCasePeople, type CasePersonRow } from './stores/case-people.ts'
import { findClick } from './stores/around.ts'
import { findCountingProgram, saveStatus } from './stores/conversions.ts'
import {
  findNetworkReviewRequests,
  findCase,
  findCasePage,
  findCountedOfDays,
  findHeldClicks,
  findHeldConversions,
  findSavedPattern,
  findOpenCases,
  findOthers,
  savePattern,
  findMoving,
  lockCase,
  lockMoving,
  moveHeldClicks,
  saveDecision,
  saveMoved,
  type MovingCase,
} from './stores/network-cases.ts'
import { findPatternSums } from './stores/network-pattern.ts'
import { findOutagesBetween } from './stores/outage-times.ts'
import { saveAnswer } from './stores/review-requests.ts'

/** Numbers of clicks and of results that one transaction moves. */
const bunch = { clicks: 500, results: 100 } as const
/**
 * `cases`: number of cases that one round of the timer reads. `bunches`: number of batches that it moves before it yields to other tasks.
 */
const most = { cases: 50, bunches: 200 } as const

/** A case, and how many other clicks of its link counted on its day. */
export type ListedCase = { readonly record: NetworkCaseRecord; readonly others: number }

/** All facts of a case that an admin sees. */
export type CaseFacts = SavedPattern & {
  readonly record: NetworkCaseRecord
  readonly people: readonly CasePersonRow[]
  readonly alsoOpen: readonly ListedCase[]
  readonly reviewRequests: readonly ReviewRequestRecord[]
  /** Outages of the brand’s page on the case’s day. Results that are missing then say nothing about the clicks. */
  readonly outages: readonly OutageTime[]
}

/** Network cases for the back office (Y-06). The caller supplies the transaction, reads the names and writes the audit line. */
export function networkCases(deps: TrackingDeps) {
  const { db, dialect, clock, log } = deps

  async function listed(within: Database, records: readonly NetworkCaseRecord[]): Promise<ListedCase[]> {
    const valid = await findCountedOfDays(within, dialect, records)
    // The counted clicks include clicks of this case that were held and count by now. These are subtracted.
    return records.map((record, at) => ({
      record,
      others: Math.max(0, (valid[at] ?? 0) - seenOf(record)),
    }))
  }

  /** Returns the pattern of a case: the current one if it is open, the stored one if it is decided. */
  async function patternFor(within: Database, one: NetworkCaseRecord, program: ProgramRecord): Promise<SavedPattern> {
    const saved = one.status === 'Open' ? null : await findSavedPattern(within, one.id)
    if (saved) return saved
    const people = await findCasePeople(within, one)
    return {
      pattern: patternOf(await findPatternSums(within, one, eventOf(program.objectiveType) !== null)),
      signedIn: people.flatMap(({ profileId, wasSignedIn }) => (wasSignedIn ? [profileId] : [])),
    }
  }

  /** Moves at most `limit` clicks that are held for a case to their decided status; returns how many clicks it found. */
  async function moveClicks(tx: Database, moving: MovingCase, limit: number): Promise<number> {
    const found = await findHeldClicks(tx, moving, limit)
    const [first] = found
    if (!first) return 0
    const one = moving.record
    const { status, reason } = clickAfterCase(first, one).record
    const moved = await moveHeldClicks(
      tx,
      found.map(({ id }) => id),
      { status, reason },
    )
    const changes = found.filter(({ id }) => moved.has(id)).map((click) => clickAfterCase(click, one).change)
    await deps.countResults(tx, changes)
    return found.length
  }

  /** Moves one batch of the results that are held because their click was held; returns how many results it found. */
  async function moveConversions(tx: Database, moving: MovingCase): Promise<number> {
    const one = moving.record
    const program = await findCountingProgram(tx, one.programId)
    const found = await findHeldConversions(tx, moving, bunch.results)
    for (const conversion of found) {
      const click = await findClick(tx, conversion.clickId)
      const facts = click && program ? await factsOf(tx, program, click, conversion) : null
      const { record, change } = conversionAfterCase(conversion, one, { risk: facts && heldFor(facts), now: clock.now() })
      if (await saveStatus(tx, record, conversion)) await deps.countResults(tx, [change, ...(await settleNumbers(tx, deps, [record]))])
    }
    return found.length
  }

  /**
   * Moves the next batch of a decided, locked case: at most `limit` clicks and, once no clicks are left, results. A report that read its
   * click as held was written before the click was moved, so its result is moved too. Returns how many clicks it found.
   */
  async function moveBunch(tx: Database, moving: MovingCase, limit: number): Promise<number> {
    const clicks = await moveClicks(tx, moving, limit)
    if (clicks < limit && (await moveConversions(tx, moving)) < bunch.results) await saveMoved(tx, moving.record.id)
    return clicks
  }

  /** Moves everything that is left of an earlier decision, so that a new decision is about later clicks only. */
  async function finishMoving(tx: Database, id: string): Promise<void> {
    for (let moving = await lockMoving(tx, dialect, id); moving; moving = await lockMoving(tx, dialect, id))
      await moveBunch(tx, moving, bunch.clicks)
  }

  /** Moves the next batch of a case; returns false if nothing is held for it any more. */
  const moveNext = (id: string): Promise<boolean> =>
    inTransaction(db, async (tx) => {
      const moving = await lockMoving(tx, dialect, id)
      if (moving) await moveBunch(tx, moving, bunch.clicks)
      return moving !== null
    })

  /** Answers the participant’s review requests of the day, once the last case of that day is decided. */
  async function answerReviewRequests(tx: Database, one: NetworkCaseRecord): Promise<void> {
    const { programId, profileId, day } = one
    const cases = await findOpenCases(tx, { programId, profileId }, { start: day, end: day })
    if (cases.some((other) => other.status === 'Open')) return
    const status = one.status === 'Counted' ? ('Counted' as const) : ('Upheld' as const)
    for (const reviewRequest of await findNetworkReviewRequests(tx, one))
      if (reviewRequest.status === 'Requested') await saveAnswer(tx, { ...reviewRequest, status, answeredAt: clock.now() })
  }

  /** Loads a case with its program, locked until the transaction ends. */
  async function lockWithProgram(tx: Database, id: string): Promise<(CaseOfProgram & { program: ProgramRecord }) | null> {
    const record = await lockCase(tx, dialect, id)
    const program = record && (await findProgram(tx, record.programId))
    return record && program ? { record, program } : null
  }

  return {
    async page(status: NetworkCaseStatus | null, page: Page): Promise<{ count: number; waiting: number; data: ListedCase[] }> {
      const { count, waiting, data } = await findCasePage(db, status, page)
      return { count, waiting, data: await listed(db, data) }
    },
    /** Returns one case as a list shows it. */
    row: async (within: Database, record: NetworkCaseRecord): Promise<ListedCase> => {
      const [row] = await listed(within, [record])
      return row ?? { record, others: 0 }
    },
    /** Returns null if the case or its program does not exist. */
    async factsOf(id: string): Promise<CaseFacts | null> {
      const record = await findCase(db, id)
      const program = record && (await findProgram(db, record.programId))
      if (!record || !program) return null
      const saved = await patternFor(db, record, program)
      const people = await findCasePeople(db, record)
      return {
        record,
        ...saved,
        people: people.map((person) => ({ ...person, wasSignedIn: saved.signedIn.includes(person.profileId) })),
        alsoOpen: record.status === 'Open' ? await listed(db, await findOthers(db, record)) : [],
        reviewRequests: await findNetworkReviewRequests(db, record),
        outages: await findOutagesBetween(db, record.programId, startOfDay(record.day), endOfDay(record.day)),
      }
    },
    /**
     * Decides a case, in the transaction of its audit line; with `wholeNetwork`, also every other open case of its network and day. If two
     * admins decide at once, only one decision is saved. Moves one batch of clicks; `moveDecided` moves the rest. Throws
     * `NETWORK_CASE_NOT_FOUND`, `NO_CHANGES_TO_UPDATE`, `DTO_VALIDATION_ERROR`.
     */
    async decide(
      tx: Database,
      id: string,
      { wholeNetwork, ...input }: NetworkDecision & { wholeNetwork: boolean },
      adminId: string,
    ): Promise<{ record: NetworkCaseRecord; action: AdminAction }> {
      const found = await findCase(tx, id)
      const ids = [id, ...(found && wholeNetwork ? (await findOthers(tx, found)).map((other) => other.id) : [])]
      // Locks the cases in one order, so that two admins who decide the same network do not deadlock.
      const locked = new Map<string, CaseOfProgram & { program: ProgramRecord }>()
      for (const each of ids.toSorted()) {
        const one = await lockWithProgram(tx, each)
        if (one && (each === id || one.record.status === 'Open')) locked.set(each, one)
      }
      const one = locked.get(id) ?? null
      const others = [...locked.values()].filter((other) => other !== one)
      const { cases, action } = changesOf(decideNetworkCase({ one, others }, input, { adminId, now: clock.now() }))
      let room: number = bunch.clicks
      for (const { record, notifications } of cases) {
        const before = locked.get(record.id)
        if (!before) continue
        await finishMoving(tx, record.id)
        await savePattern(tx, record.id, await patternFor(tx, before.record, before.program))
        await saveDecision(tx, record)
        const moving = await lockMoving(tx, dialect, record.id)
        if (moving && room > 0) room -= await moveBunch(tx, moving, room)
        await answerReviewRequests(tx, record)
        for (const notification of notifications) await notify(tx, deps, notification)
      }
      const decided = cases.find(({ record }) => record.id === id)?.record
      if (!decided) throw new Error('A decision is about the case it was asked for')
      return { record: decided, action }
    },
    /**
     * For the timer: moves the clicks and results that are still held for decided cases. Each transaction moves one batch, so that reports
     * wait for a batch and not for a whole case. Several processes may run it at once: each continues from what the others have moved.
     */
    async moveDecided(): Promise<void> {
      let bunches = 0
      for (const id of await findMoving(db, most.cases))
        try {
          while (bunches++ < most.bunches && (await moveNext(id)));
        } catch (error) {
          log.error('Clicks of a decided network case are not moved yet', { id, error })
        }
    },
  }
}

export type NetworkCases = ReturnType<typeof networkCases>
