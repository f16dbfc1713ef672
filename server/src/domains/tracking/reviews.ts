import { changesOf } from '@wasla/contract/common/decision.ts'
import type { Page } from '@wasla/contract/common/page.ts'
import { endOfDay, startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { isCodeSource } from '@wasla/contract/tracking/code-source.ts'
import type { RiskFacts } from '@wasla/contract/tracking/conversion-risk.ts'
import type { ResultChange } from '@wasla/contract/tracking/change.ts'
import type { ClickRecord, ConversionRecord, ReviewRequestRecord } from '@wasla/contract/tracking/record.ts'
import { isNetworkReason } from '@wasla/contract/tracking/network-case.ts'
import {
  clickCountedAfter,
  dayOf,
  decideReviewRequestAnswer,
  type AnsweredReviewRequest,
  type ReviewRequestAnswer,
} from '@wasla/contract/tracking/review-request.ts'
import { letCount } from '@wasla/contract/tracking/waiting.ts'
import type { Database } from '#database/database.ts'
import { notify } from '../notifications/service.ts'
import { findProgram } from '../programs/service.ts'
import { sourceOf } from './attributed.ts'
import { evidenceFactsOf } from './facts.ts'
import type { TrackingDeps } from './deps.ts'
import { approveClicks, findClick, findUncountedClicks } from './stores/around.ts'
import {
  findConversion,
  findConversionPage,
  findCountingProgram,
  findNote,
  findUncountedConversions,
  lockConversion,
  saveNote,
  saveStatus,
  type ConversionFilter,
} from './stores/conversions.ts'
import { countRefusedCases, findOpenCases } from './stores/network-cases.ts'
import { settleNumbers, takeBack } from './numbers.ts'
import { findReviewRequest, findReviewRequestPage, findUncounted, saveAnswer } from './stores/review-requests.ts'

type Decided = { record: ConversionRecord; change: ResultChange; note: string | null }

/** A conversion with everything an admin needs to decide on it. `clickedAt` is in milliseconds. */
export type ConversionFacts = { record: ConversionRecord; clickedAt: number | null; facts: RiskFacts | null; note: string | null }

/** Number of clicks or conversions that one batch moves. */
const bunch = 500

/** Lets these results count, except those that another transaction has moved. Returns the changes. */
async function letCountThese(
  tx: Database,
  deps: TrackingDeps,
  found: readonly (ClickRecord | ConversionRecord)[],
): Promise<ResultChange[]> {
  const clicks = found.filter((one): one is ClickRecord => !('externalId' in one))
  const moved = await approveClicks(
    tx,
    clicks.map(({ id }) => id),
  )
  const changes = clicks.filter(({ id }) => moved.has(id)).map((click) => clickCountedAfter(click).change)
  for (const conversion of found) {
    if (!('externalId' in conversion)) continue
    const held = await takeBack(tx, deps, conversion)
    if (!held) continue
    const { record, change } = letCount(held.record, deps.clock.now())
    changes.push(...held.changes)
    if (await saveStatus(tx, record, conversion)) changes.push(change, ...(await settleNumbers(tx, deps, [record])))
  }
  return changes
}

/** Results for the back office. The caller supplies the transaction, reads the names and writes the audit line. */
export function trackingReviews(deps: TrackingDeps) {
  const { db } = deps

  async function uncountedOf(reviewRequest: ReviewRequestRecord, within: Database = db): Promise<number> {
    const { programId, profileId, kind, reason, day } = reviewRequest
    const rows = await findUncounted(within, { programId, profileId }, { start: day, end: day })
    return rows.find((row) => row.kind === kind && row.reason === reason)?.count ?? 0
  }

  /** Lets all results of a day and a reason count, in batches, because a day may have many clicks. */
  async function letDayCount(tx: Database, reviewRequest: ReviewRequestRecord): Promise<void> {
    const { programId, profileId, kind, reason, day } = reviewRequest
    const part = { programId, profileId, reason, from: startOfDay(day), until: endOfDay(day) }
    for (let after = ''; ;) {
      const found =
        kind === 'CLICK' ? await findUncountedClicks(tx, part, after, bunch) : await findUncountedConversions(tx, part, after, bunch)
      await deps.countResults(tx, await letCountThese(tx, deps, found))
      after = found.at(-1)?.id ?? after
      if (found.length < bunch) return
    }
  }

  return {
    page: (filter: ConversionFilter, page: Page) => findConversionPage(db, filter, page),
    /** Returns null if there is no such conversion. */
    async factsOf(id: string): Promise<ConversionFacts | null> {
      const record = await findConversion(db, id)
      if (!record) return null
      const program = await findCountingProgram(db, record.programId)
      const isByCode = isCodeSource(record.clickId)
      const source = isByCode ? program && (await sourceOf(db, deps, program, record.clickId)) : await findClick(db, record.clickId)
      const facts = source && program ? await evidenceFactsOf(db, program, source, record) : null
      return { record, clickedAt: isByCode ? null : (source?.at ?? null), facts, note: await findNote(db, id) }
    },
    /** Loads a conversion with its program, locked until the transaction ends. */
    async lock(tx: Database, id: string) {
      const conversion = await lockConversion(tx, deps.dialect, id)
      return { conversion, program: conversion && (await findProgram(tx, conversion.programId)) }
    },
    /** Saves a decision on a conversion, and counts it. */
    async save(tx: Database, before: ConversionRecord, { record, change, note }: Decided): Promise<void> {
      await saveStatus(tx, record, before)
      await saveNote(tx, record.id, note, deps.clock.now())
      await deps.countResults(tx, [change, ...(await settleNumbers(tx, deps, [record]))])
    },
    reviewRequests: (status: ReviewRequestRecord['status'] | null, page: Page) => findReviewRequestPage(db, status, page),
    /** Returns how many results of a review request do not count now. */
    uncountedOf,
    /**
     * Answers a review request once, in the transaction of its audit log line. Throws `SECOND_LOOK_NOT_FOUND`, `NO_CHANGES_TO_UPDATE`,
     * `NETWORK_CASE_OPEN`.
     */
    async answer(tx: Database, id: string, input: ReviewRequestAnswer, adminId: string): Promise<AnsweredReviewRequest> {
      const reviewRequest = await findReviewRequest(tx, id)
      const program = reviewRequest && (await findProgram(tx, reviewRequest.programId))
      const isCaseOpen = reviewRequest !== null && (await findOpenCases(tx, reviewRequest, dayOf(reviewRequest))).length > 0
      const now = deps.clock.now()
      const decide = (one: ReviewRequestRecord | null) => changesOf(decideReviewRequestAnswer(one, program, input, { now, isCaseOpen }))
      const answered = decide(reviewRequest)
      // If two answers come at once, the second one is decided by the state after the first.
      if (!(await saveAnswer(tx, answered.reviewRequest))) return decide(await findReviewRequest(tx, id))
      if (answered.reviewRequest.status === 'Counted') {
        await letDayCount(tx, answered.reviewRequest)
        // Later clicks of the network must count too, so its cases are set to counted.
        const { kind, reason } = answered.reviewRequest
        if (kind === 'CLICK' && isNetworkReason(reason))
          await countRefusedCases(tx, { ...answered.reviewRequest, reason }, { decidedAt: now, decidedBy: adminId })
      }
      await notify(tx, deps, answered.notification)
      return answered
    },
  }
}

export type TrackingReviews = ReturnType<typeof trackingReviews>
