import { adminPageOf } from '@wasla/contract/admin/lists.ts'
import { networkCaseOf, networkCaseRowOf } from '@wasla/contract/admin/network-cases.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import { pageFrom, type PageArgument } from '@wasla/contract/common/page.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { NetworkCase, NetworkCaseRow, Resolvers } from '@wasla/contract/generated/admin-types.ts'
import { endOfDay, startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { mainNameOf } from '@wasla/contract/profiles/names.ts'
import { defaultSetting } from '@wasla/contract/settings/settings.ts'
import { decideNetworkCase, type NetworkDecision } from '@wasla/contract/tracking/decide-network-case.ts'
import { isNetworkReason, seenOf, type NetworkCaseRecord } from '@wasla/contract/tracking/network-case.ts'
import type { SavedPattern } from '@wasla/contract/tracking/network-pattern.ts'
import type { OutageTime } from '@wasla/contract/tracking/outage-time.ts'
import type { NetworkCaseStatus, ReviewRequestRecord } from '@wasla/contract/tracking/record.ts'
import { findProfile } from '../store/find.ts'
import { outageTimesOf } from '../store/link-checks/link-checks.ts'
import type { Store } from '../store/memory.ts'
import { notify } from '../store/notifications/notifications.ts'
import { programById } from '../store/programs/find.ts'
import { moveClicks, moveConversions } from '../store/tracking/decided-cases.ts'
import { patternFor, peopleOf } from '../store/tracking/network-patterns.ts'
import { writeAction, type Admin, type AdminStore } from './admin-store.ts'
import { requireAdmin, type AdminContext } from './context.ts'

type Day = Pick<NetworkCaseRecord, 'programId' | 'profileId' | 'day'>
const isOfDay =
  ({ programId, profileId, day }: Day) =>
  (one: Day) =>
    one.programId === programId && one.profileId === profileId && one.day === day

/** Returns the cases for the same program, participant and day. */
export const casesOfDay = ({ memory }: Store, of: Day): NetworkCaseRecord[] => memory.world.networkCases.filter(isOfDay(of))

const caseById = (store: Store, id: string): NetworkCaseRecord | null =>
  store.memory.world.networkCases.find((one) => one.id === id && programById(store, one.programId) !== null) ?? null

/** Returns the other open cases of the same network and day. */
const othersOf = ({ memory }: Store, { id, day, network }: NetworkCaseRecord): NetworkCaseRecord[] =>
  memory.world.networkCases
    .filter((one) => one.status === 'Open' && one.day === day && one.network === network && one.id !== id)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))

function nameOf(store: Store, profileId: string): string {
  const profile = findProfile(store, profileId)
  return profile ? mainNameOf(profile) : ''
}

function rowOf({ store, memory }: AdminStore, record: NetworkCaseRecord, others?: number): NetworkCaseRow {
  const valid = store.memory.world.dayCounts.filter(isOfDay(record)).reduce((sum, { clicks }) => sum + clicks, 0)
  const names = {
    participant: nameOf(store, record.profileId),
    programName: programById(store, record.programId)?.name ?? '',
    decidedBy: memory.accounts.find(({ id }) => id === record.decidedBy)?.name ?? null,
  }
  return networkCaseRowOf(record, names, others ?? Math.max(0, valid - seenOf(record)))
}

/** Orders cases: open ones come first, the oldest on top. Decided ones follow, the last decided on top. */
const inOrder = (one: NetworkCaseRecord, other: NetworkCaseRecord): number => {
  const place = ({ status, openedAt, decidedAt }: NetworkCaseRecord) => (status === 'Open' ? openedAt : -(decidedAt ?? 0))
  const group = ({ status }: NetworkCaseRecord) => (status === 'Open' ? 0 : 1)
  return group(one) - group(other) || place(one) - place(other) || (one.id < other.id ? -1 : 1)
}

/** Implements the query `adminNetworkCases`. */
function networkCases(adminStore: AdminStore, { status, pagination }: { status?: NetworkCaseStatus | null; pagination?: PageArgument }) {
  const all = adminStore.store.memory.world.networkCases
  const found = all.filter((one) => !status || one.status === status).toSorted(inOrder)
  const { count, data } = pageFrom(found, adminPageOf(pagination))
  const waiting = all.reduce((sum, one) => (one.status === 'Open' ? sum + one.held : sum), 0)
  return { count, waiting, data: data.map((record) => rowOf(adminStore, record)) }
}

const reviewRequestsOf = ({ memory }: Store, of: Day): ReviewRequestRecord[] =>
  memory.world.reviewRequests.filter((reviewRequest) => isOfDay(of)(reviewRequest) && isNetworkReason(reviewRequest.reason))

/** Returns the outages of the brand’s page on the day of a case, the earliest first. */
const outagesOn = (store: Store, { programId, day }: NetworkCaseRecord): OutageTime[] =>
  outageTimesOf(store)(programId)
    .filter(({ from, until }) => from < endOfDay(day) && (until === null || until > startOfDay(day)))
    .toSorted((one, other) => one.from - other.from)

/** Implements the query `adminNetworkCase`. */
function oneNetworkCase(adminStore: AdminStore, id: string): NetworkCase {
  const { store, memory } = adminStore
  const setting = (key: 'clicks.perNetwork' | 'clicks.perOwnNetwork') =>
    Number(memory.settings.get(key)?.value ?? defaultSetting(key, 'demo'))
  const record = caseById(store, id)
  if (!record) throw new Problem('NETWORK_CASE_NOT_FOUND')
  const { pattern, signedIn } = patternFor(store, record)
  return networkCaseOf({
    row: rowOf(adminStore, record, pattern.others),
    record,
    profilePhoto: findProfile(store, record.profileId)?.picture ?? null,
    pattern,
    people: peopleOf(store, record).map((person) => ({
      ...person,
      name: nameOf(store, person.profileId),
      wasSignedIn: signedIn.includes(person.profileId),
    })),
    alsoOpen: record.status === 'Open' ? othersOf(store, record).map((other) => rowOf(adminStore, other)) : [],
    reviewRequests: reviewRequestsOf(store, record),
    outages: outagesOn(store, record),
    limits: { perNetwork: setting('clicks.perNetwork'), perOwnNetwork: setting('clicks.perOwnNetwork') },
  })
}

type DecideArgs = NetworkDecision & { id: string; wholeNetwork?: boolean | null | undefined }

/** Implements the mutation `adminDecideNetworkCase`. */
function decide(adminStore: AdminStore, admin: Admin, { id, wholeNetwork, ...input }: DecideArgs): NetworkCaseRow {
  const { store } = adminStore
  const now = adminStore.now()
  const found = caseById(store, id)
  const withProgram = (record: NetworkCaseRecord) => {
    const program = programById(store, record.programId)
    return program ? [{ record, program }] : []
  }
  const [one = null] = found ? withProgram(found) : []
  const others = found && wholeNetwork ? othersOf(store, found).flatMap(withProgram) : []
  const { cases, action } = changesOf(decideNetworkCase({ one, others }, input, { adminId: admin.account.id, now }))
  for (const { record, notifications } of cases) {
    const before = caseById(store, record.id)
    if (!before) continue
    savePattern(store, record.id, patternFor(store, before))
    Object.assign(before, record)
    moveClicks(store, record)
    moveConversions(store, record, now)
    answerReviewRequests(store, record, now)
    for (const notification of notifications) notify(store, notification)
  }
  writeAction(adminStore, admin, action)
  const [decided] = cases
  if (!decided) throw new Error('A decision is about the case it was asked for')
  return rowOf(adminStore, decided.record)
}

/** Saves the pattern that the admin saw. Replaces an earlier pattern if the case was reopened. */
function savePattern({ memory: { world } }: Store, caseId: string, saved: SavedPattern): void {
  const known = world.savedPatterns.find((one) => one.caseId === caseId)
  if (known) known.saved = saved
  else world.savedPatterns.push({ caseId, saved })
}

/** Answers the review requests of the participant's day, if no case of that day is open any more. */
function answerReviewRequests(store: Store, record: NetworkCaseRecord, now: number): void {
  if (casesOfDay(store, record).some(({ status }) => status === 'Open')) return
  const status = record.status === 'Counted' ? 'Counted' : 'Upheld'
  for (const reviewRequest of reviewRequestsOf(store, record))
    if (reviewRequest.status === 'Requested') Object.assign(reviewRequest, { status, answeredAt: now })
}

/** Resolvers of network cases, which are held clicks of one network that wait for a decision (Y-06). */
export const networkCasesResolvers = {
  Query: {
    adminNetworkCases: (_, args, { adminStore }) => networkCases(adminStore, args),
    adminNetworkCase: (_, { id }, { adminStore }) => oneNetworkCase(adminStore, id),
  },
  Mutation: {
    adminDecideNetworkCase: (_, args, context) => decide(context.adminStore, requireAdmin(context), args),
  },
} satisfies Resolvers<AdminContext>
