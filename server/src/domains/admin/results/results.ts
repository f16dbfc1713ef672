import { mostTyped } from '@wasla/contract/admin/programs.ts'
import { searchedId } from '@wasla/contract/admin/search.ts'
import { folded } from '@wasla/contract/search/folded.ts'
import { adminPageOf } from '@wasla/contract/admin/lists.ts'
import { conversionCaseOf, conversionRowOf, decideReview, reviewRequestRowOf } from '@wasla/contract/admin/conversions.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import type { PageArgument } from '@wasla/contract/common/page.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type {
  ConversionCase,
  ConversionRow,
  ConversionRowPage,
  SecondLookRow,
  SecondLookRowPage,
} from '@wasla/contract/generated/admin-types.ts'
import type { ResultStatus, ReviewRequestRecord } from '@wasla/contract/tracking/record.ts'
import type { Database } from '#database/database.ts'
import type { OtherServices } from '../other-services.ts'
import { notify } from '../../notifications/service.ts'
import { performAction } from '../action.ts'
import type { Admin, AdminParts } from '../parts.ts'
import { searchedProfiles } from '../finance/profile-search.ts'
import { findLastReview } from '../stores/audit-log.ts'
import { findProgramsNamed } from '../stores/programs.ts'
import { namesOf } from './names.ts'

type Results = Pick<OtherServices, 'tracking'>
export type ConversionSearch = {
  programId?: string | null | undefined
  status?: ResultStatus | null | undefined
  term?: string | null | undefined
  pagination?: PageArgument
}

/** Returns the programs and people that match a search text. The text may also be the brand's order number. */
async function foundBy(parts: AdminParts, term: string | null | undefined) {
  const typed = term?.trim().slice(0, mostTyped) ?? ''
  if (typed === '') return null
  const [programIds, profileIds] = [await findProgramsNamed(parts.db, folded(typed)), await searchedProfiles(parts, typed)]
  return { programIds, profileIds, externalId: typed, id: searchedId(typed) }
}

/** `adminConversions`: returns a page of conversions, the newest first. The search finds a program, a participant or an order. */
export async function conversions(parts: AdminParts, { tracking }: Results, search: ConversionSearch): Promise<ConversionRowPage> {
  const { programId = null, status = null, pagination } = search
  const filter = { programId, status, found: await foundBy(parts, search.term) }
  const { count, data } = await tracking.reviews.page(filter, adminPageOf(pagination))
  const names = await namesOf(parts.db, data)
  return { count, data: data.map((record) => conversionRowOf(record, names(record))) }
}

/** `adminConversion`: returns one conversion with its evidence for and against. Throws `CONVERSION_NOT_FOUND`. */
export async function oneConversion({ db }: AdminParts, { tracking }: Results, id: string): Promise<ConversionCase> {
  const found = await tracking.reviews.factsOf(id)
  if (!found) throw new Problem('CONVERSION_NOT_FOUND')
  const { record, ...facts } = found
  const lastReview = await findLastReview(db, id)
  return conversionCaseOf(record, (await namesOf(db, [record]))(record), { ...facts, lastReview })
}

/** `adminReviewConversion`: saves the decision, notifies both sides and writes the audit line in one transaction. */
export const reviewConversion = (
  parts: AdminParts,
  { tracking }: Results,
  admin: Admin,
  id: string,
  input: { status: ResultStatus; reason?: string | null | undefined },
): Promise<ConversionRow> =>
  performAction(parts, admin, async (tx, now) => {
    const { conversion, program } = await tracking.reviews.lock(tx, id)
    const decided = changesOf(decideReview({ conversion, program }, input, now))
    if (conversion) await tracking.reviews.save(tx, conversion, decided)
    for (const notification of decided.notifications) await notify(tx, parts, notification)
    return { action: decided.action, result: conversionRowOf(decided.record, (await namesOf(tx, [decided.record]))(decided.record)) }
  })

async function reviewRequestRow(db: Database, { tracking }: Results, reviewRequest: ReviewRequestRecord): Promise<SecondLookRow> {
  return reviewRequestRowOf(
    reviewRequest,
    (await namesOf(db, [reviewRequest]))(reviewRequest),
    await tracking.reviews.uncountedOf(reviewRequest, db),
  )
}

export type ReviewRequestSearch = { status?: ReviewRequestRecord['status'] | null | undefined; pagination?: PageArgument }

/** `adminSecondLooks`: returns a page of review requests, the most urgent first. */
export async function reviewRequests(
  { db }: AdminParts,
  results: Results,
  { status, pagination }: ReviewRequestSearch,
): Promise<SecondLookRowPage> {
  const { count, data } = await results.tracking.reviews.reviewRequests(status ?? null, adminPageOf(pagination))
  const rows: SecondLookRow[] = []
  for (const reviewRequest of data) rows.push(await reviewRequestRow(db, results, reviewRequest))
  return { count, data: rows }
}

/**
 * `adminAnswerSecondLook`: saves the answer and the results that count because of it, notifies the participant and writes the audit line in
 * one transaction.
 */
export const answerReviewRequest = (
  parts: AdminParts,
  results: Results,
  admin: Admin,
  id: string,
  input: { counts: boolean; answer: string },
): Promise<SecondLookRow> =>
  performAction(parts, admin, async (tx) => {
    const { reviewRequest, action } = await results.tracking.reviews.answer(tx, id, input, admin.id)
    return { action, result: await reviewRequestRow(tx, results, reviewRequest) }
  })
