import { adminActor } from '@wasla/contract/admin/audit.ts'
import { adminPageOf } from '@wasla/contract/admin/lists.ts'
import { importAction, importResultOf } from '@wasla/contract/admin/import-result.ts'
import { conversionCaseOf, conversionRowOf, decideReview, reviewRequestRowOf } from '@wasla/contract/admin/conversions.ts'
import { mostTyped } from '@wasla/contract/admin/programs.ts'
import { searchedId } from '@wasla/contract/admin/search.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import { pageFrom, type PageArgument } from '@wasla/contract/common/page.ts'
import { invalidInput, Problem } from '@wasla/contract/errors/problem.ts'
import type { Upload } from '@wasla/contract/files/upload.ts'
import type { ConversionCase, ConversionRow, ImportResult, Resolvers, SecondLookRow } from '@wasla/contract/generated/admin-types.ts'
import { endOfDay, startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { mainNameOf } from '@wasla/contract/profiles/names.ts'
import { folded } from '@wasla/contract/search/folded.ts'
import { codeSource, isCodeSource } from '@wasla/contract/tracking/code-source.ts'
import { conversionLimits } from '@wasla/contract/tracking/conversion-limits.ts'
import { checkImport, isPosted, numberKey, postedRow, type CheckedRow } from '@wasla/contract/tracking/import-check.ts'
import { readImport } from '@wasla/contract/tracking/import-file.ts'
import { isNetworkReason } from '@wasla/contract/tracking/network-case.ts'
import type { ConversionRecord, ResultStatus, ReviewRequestRecord } from '@wasla/contract/tracking/record.ts'
import { clickCountedAfter, decideReviewRequestAnswer } from '@wasla/contract/tracking/review-request.ts'
import { letCount } from '@wasla/contract/tracking/waiting.ts'
import { findProfile } from '../store/find.ts'
import type { Store } from '../store/memory.ts'
import { notify } from '../store/notifications/notifications.ts'
import { programById } from '../store/programs/find.ts'
import { factsOf, saveConversion } from '../store/tracking/around.ts'
import { sourceOf } from '../store/tracking/attributed.ts'
import { countedIds, take } from '../store/tracking/conversions.ts'
import { countResults } from '../store/tracking/count-results.ts'
import { settleNumbers, takeBack } from '../store/tracking/numbers.ts'
import { uncountedOf } from '../store/tracking/review-requests.ts'
import { casesOfDay } from './network-cases.ts'
import { writeAction, type Admin, type AdminStore } from './admin-store.ts'
import { searchedProfiles } from './finance/profiles.ts'
import { requireAdmin, type AdminContext } from './context.ts'
import { resultNamesOf } from './result-names.ts'

type Named = { readonly programId: string; readonly profileId: string }

const conversionById = ({ memory }: Store, id: string): ConversionRecord | null =>
  memory.world.conversions.find((one) => one.id === id) ?? null

type Search = {
  programId?: string | null | undefined
  status?: ResultStatus | null | undefined
  term?: string | null | undefined
  pagination?: PageArgument
}

/** Returns a filter for conversions. It accepts conversions of a found program or person, and conversions with the typed number or id. */
function isFoundBy(adminStore: AdminStore, typed: string): (one: ConversionRecord) => boolean {
  const name = folded(typed)
  const profiles = new Set(searchedProfiles(adminStore, typed))
  const named = adminStore.store.memory.world.programs.filter((one) => name !== '' && folded(one.name).includes(name))
  const programs = new Set(named.map(({ id }) => id))
  return ({ id, externalId, programId, profileId }) =>
    externalId === typed || id === searchedId(typed) || programs.has(programId) || profiles.has(profileId)
}

/** Implements the query `adminConversions`. The newest conversions come first. */
function conversions(adminStore: AdminStore, { programId, status, term, pagination }: Search) {
  const { store } = adminStore
  const typed = term?.trim().slice(0, mostTyped) ?? ''
  const isFound = typed === '' ? () => true : isFoundBy(adminStore, typed)
  const found = store.memory.world.conversions
    .filter((one) => (!programId || one.programId === programId) && (!status || one.status === status) && isFound(one))
    .toSorted((one, other) => other.receivedAt - one.receivedAt || (one.id < other.id ? 1 : -1))
  const { count, data } = pageFrom(found, adminPageOf(pagination))
  return { count, data: data.map((record) => conversionRowOf(record, resultNamesOf(store, record))) }
}

/** Implements the query `adminConversion`. */
function oneConversion({ store, memory }: AdminStore, id: string): ConversionCase {
  const record = conversionById(store, id)
  if (!record) throw new Problem('CONVERSION_NOT_FOUND')
  const program = programById(store, record.programId)
  const source = program && sourceOf(store, program, record.clickId)
  const line = memory.audit.find(({ action, target }) => action === 'admin.conversionReviewed' && target === id)
  const decider = memory.accounts.find((one) => line?.actor === `${adminActor}${one.id}`)
  return conversionCaseOf(record, resultNamesOf(store, record), {
    clickedAt: isCodeSource(record.clickId) ? null : (source?.at ?? null),
    facts: source && program ? factsOf(store, program, source, record) : null,
    note: store.memory.conversionNotes.get(id) ?? null,
    lastReview: line && decider ? { by: decider.name, after: line.after } : null,
  })
}

/** Implements the mutation `adminReviewConversion`. */
function review(
  adminStore: AdminStore,
  admin: Admin,
  { id, ...input }: { id: string; status: ResultStatus; reason?: string | null | undefined },
): ConversionRow {
  const { store } = adminStore
  const conversion = conversionById(store, id)
  const program = conversion && programById(store, conversion.programId)
  const { record, change, note, notifications, action } = changesOf(decideReview({ conversion, program }, input, adminStore.now()))
  saveConversion(store, record)
  if (note === null) store.memory.conversionNotes.delete(id)
  else store.memory.conversionNotes.set(id, note)
  countResults(store, [change, ...settleNumbers(store, [record])])
  for (const notification of notifications) notify(store, notification)
  writeAction(adminStore, admin, action)
  return conversionRowOf(record, resultNamesOf(store, record))
}

const reviewRequestRow = (store: Store, reviewRequest: ReviewRequestRecord): SecondLookRow =>
  reviewRequestRowOf(reviewRequest, resultNamesOf(store, reviewRequest), uncountedOf(store, reviewRequest))

/** Implements the query `adminSecondLooks`. The request with the earliest due date comes first. */
function reviewRequests(
  { store }: AdminStore,
  { status, pagination }: { status?: ReviewRequestRecord['status'] | null; pagination?: PageArgument },
) {
  const found = store.memory.world.reviewRequests
    .filter((reviewRequest) => !status || reviewRequest.status === status)
    .toSorted((one, other) => one.answerBy - other.answerBy || (one.id < other.id ? -1 : 1))
  const { count, data } = pageFrom(found, adminPageOf(pagination))
  return { count, data: data.map((reviewRequest) => reviewRequestRow(store, reviewRequest)) }
}

/** Counts all clicks or conversions of a day that did not count for this reason. */
function letDayCount(store: Store, { programId, profileId, kind, reason, day }: ReviewRequestRecord): void {
  const [from, until] = [startOfDay(day), endOfDay(day)]
  const isOf = (one: Named & { reason: string | null }, at: number) =>
    one.programId === programId && one.profileId === profileId && one.reason === reason && at >= from && at < until
  const { clicks, conversions: all } = store.memory.world
  if (kind === 'CLICK')
    for (const click of clicks.filter((one) => isOf(one, one.at))) {
      const { record, change } = clickCountedAfter(click)
      Object.assign(click, record)
      countResults(store, [change])
    }
  else
    for (const conversion of all.filter((one) => isOf(one, one.occurredAt))) {
      const held = takeBack(store, conversion)
      if (!held) continue
      const { record, change } = letCount(held.record, store.clock.now())
      saveConversion(store, record)
      countResults(store, [...held.changes, change, ...settleNumbers(store, [record])])
    }
}

/** Implements the mutation `adminAnswerSecondLook`. */
function answer(adminStore: AdminStore, admin: Admin, { id, ...input }: { id: string; counts: boolean; answer: string }): SecondLookRow {
  const { store } = adminStore
  const before = store.memory.world.reviewRequests.find((reviewRequest) => reviewRequest.id === id) ?? null
  const program = before && programById(store, before.programId)
  const now = adminStore.now()
  const cases = before ? casesOfDay(store, before) : []
  const isCaseOpen = cases.some(({ status }) => status === 'Open')
  const { reviewRequest, notification, action } = changesOf(decideReviewRequestAnswer(before, program, input, { now, isCaseOpen }))
  if (before) Object.assign(before, reviewRequest)
  if (reviewRequest.status === 'Counted') {
    letDayCount(store, reviewRequest)
    // Refused cases of the day count from now on too, so that later clicks of these networks count.
    if (reviewRequest.kind === 'CLICK' && isNetworkReason(reviewRequest.reason))
      for (const one of cases)
        if (one.status === 'Refused' && one.reason === reviewRequest.reason)
          Object.assign(one, { status: 'Counted', decidedAt: now, decidedBy: admin.account.id })
  }
  notify(store, notification)
  writeAction(adminStore, admin, action)
  return reviewRequestRow(store, reviewRequest)
}

type ImportRequest = { programId: string; file: Upload }

async function checked({ store, now }: AdminStore, { programId, file }: ImportRequest) {
  const program = programById(store, programId)
  if (!program) throw new Problem('PROGRAM_NOT_FOUND')
  if (!(file instanceof Blob)) throw new Error('A file that is sent is a Blob')
  if (file.size > conversionLimits.importBytes) throw invalidInput([{ path: 'file', rule: 'tooLong' }])
  const { reading, rows } = readImport(new Uint8Array(await file.arrayBuffer()), now())
  const { clicks, conversions: all } = store.memory.world
  const state = {
    program,
    known: new Map(all.filter((one) => one.programId === programId && one.naming !== 'Former').map((one) => [numberKey(one), one])),
    clicks: new Map(clicks.map((click) => [click.id, click])),
    codes: new Map(store.memory.world.promoCodes.filter((one) => one.programId === programId).map((one) => [one.code, codeSource(one)])),
    counted: countedIds(store, programId, new Set(rows.flatMap(({ read }) => (read.conversion ? [read.conversion.clickId] : [])))),
  }
  return { reading, rows: checkImport(rows, state, { now: now() }) }
}

const participantOf = (store: Store) => (profileId: string) => {
  const participant = findProfile(store, profileId)
  return participant ? mainNameOf(participant) : ''
}

/** Implements the query `adminImportPreview`. */
async function previewFile(adminStore: AdminStore, request: ImportRequest): Promise<ImportResult> {
  const { reading, rows } = await checked(adminStore, request)
  return importResultOf(reading, rows, participantOf(adminStore.store))
}

/** Implements the mutation `adminImportConversions`. */
async function importFile(adminStore: AdminStore, admin: Admin, request: ImportRequest): Promise<ImportResult> {
  const { store } = adminStore
  const { programId } = request
  const { reading, rows } = await checked(adminStore, request)
  const posted = rows.map((row): CheckedRow => {
    const { conversion: reported } = row.read
    return reported && isPosted(row) ? postedRow(row, take(store, { programId, way: 'IMPORT', reported })) : row
  })
  writeAction(adminStore, admin, importAction(programId, posted, 0))
  return importResultOf(reading, posted, participantOf(store))
}

/** Resolvers of conversions, imports and review requests. */
export const resultsResolvers = {
  Query: {
    adminConversions: (_, args, { adminStore }) => conversions(adminStore, args),
    adminConversion: (_, { id }, { adminStore }) => oneConversion(adminStore, id),
    adminImportPreview: (_, args, { adminStore }) => previewFile(adminStore, args),
    adminSecondLooks: (_, args, { adminStore }) => reviewRequests(adminStore, args),
  },
  Mutation: {
    adminReviewConversion: (_, args, context) => review(context.adminStore, requireAdmin(context), args),
    adminAnswerSecondLook: (_, args, context) => answer(context.adminStore, requireAdmin(context), args),
    adminImportConversions: (_, args, context) => importFile(context.adminStore, requireAdmin(context), args),
  },
} satisfies Resolvers<AdminContext>
