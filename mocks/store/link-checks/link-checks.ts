import { changesOf } from '@wasla/contract/common/decision.ts'
import type { ProgramLinkCheck } from '@wasla/contract/generated/user-types.ts'
import { decideCheck } from '@wasla/contract/link-checks/decide-check.ts'
import { linkCheckLimits } from '@wasla/contract/link-checks/limits.ts'
import { mapLinkCheck } from '@wasla/contract/link-checks/mappers.ts'
import { hostOf, isChecked, newCheck } from '@wasla/contract/link-checks/new-check.ts'
import {
  countedBefore,
  isEndNotified,
  isNotified,
  outageNoticeToOwner,
  outageNoticeToParticipants,
  type OutageNews,
} from '@wasla/contract/link-checks/notices.ts'
import type { LinkCheckRecord, OutageRecord } from '@wasla/contract/link-checks/record.ts'
import { demoProbe } from '@wasla/contract/programs/dry-run/demo-probe.ts'
import { decideManaging } from '@wasla/contract/programs/page/decision.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import { eventOf } from '@wasla/contract/tracking/events.ts'
import type { OutageTime } from '@wasla/contract/tracking/outage-time.ts'
import type { Store } from '../memory.ts'
import { notify } from '../notifications/notifications.ts'
import { programById, requestsTo, stepOf } from '../programs/find.ts'
import { enforceCount } from '../window-counts.ts'

/** Returns the outages of a program, the latest first. */
export const outagesOf = ({ memory }: Store, programId: string): OutageRecord[] =>
  memory.world.outages.filter((one) => one.programId === programId).toSorted((one, other) => other.startedAt - one.startedAt)

/** Returns a function that returns the times in which a program’s page was down. */
export const outageTimesOf =
  (store: Store) =>
  (programId: string): OutageTime[] =>
    outagesOf(store, programId).map(({ startedAt, endedAt }) => ({ programId, from: startedAt, until: endedAt }))

const checkIn = ({ memory }: Store, programId: string): LinkCheckRecord | undefined =>
  memory.world.linkChecks.find((one) => one.programId === programId)

const own = (store: Store, profileId: string, programId: string): ProgramRecord =>
  changesOf(decideManaging(programById(store, programId), profileId)).program

const trackingUrlOf = (store: Store, programId: string): string => stepOf(store, programId, 'IMPACT_OBJECTIVES')?.data.trackingUrl ?? ''

const read = (store: Store, program: ProgramRecord): ProgramLinkCheck =>
  mapLinkCheck({
    programId: program.id,
    isChecked: isChecked(program),
    trackingUrl: trackingUrlOf(store, program.id),
    check: checkIn(store, program.id) ?? null,
    outages: outagesOf(store, program.id).slice(0, linkCheckLimits.shown),
  })

/** Implements the query `programLinkCheck`. */
export const linkCheck = (store: Store, profileId: string, programId: string): ProgramLinkCheck =>
  read(store, own(store, profileId, programId))

function tell(store: Store, program: ProgramRecord, outage: OutageRecord, news: OutageNews): void {
  const { from, until } = countedBefore(outage)
  if (!isNotified(outagesOf(store, program.id).filter(({ startedAt }) => startedAt >= from && startedAt < until).length)) return
  notify(store, outageNoticeToOwner(program, outage, news))
  for (const { profileId, status } of requestsTo(store, program.id))
    if (status === 'Accepted') notify(store, { ...outageNoticeToParticipants(program, outage, news), profileId })
}

/** Implements the mutation `checkProgramLink`. Opens no address, as in every demo (U-06). */
export function checkNow(store: Store, profileId: string, request: { programId: string; confirmsPage: boolean }): ProgramLinkCheck {
  const { linkChecks, outages } = store.memory.world
  const { programId, confirmsPage } = request
  const now = store.clock.now()
  const program = own(store, profileId, programId)
  enforceCount(store, `linkCheck:${profileId}`, linkCheckLimits.requested)
  if (!isChecked(program)) return read(store, program)
  const trackingUrl = trackingUrlOf(store, programId)
  const check = checkIn(store, programId) ?? newCheck({ id: programId, publishedAt: program.publishedAt, trackingUrl }, now)
  const outage = outages.find((one) => one.programId === programId && one.endedAt === null) ?? null
  const probe = demoProbe({ trackingUrl, clickId: store.nextId('link-check') })
  const facts = { probe, program: { host: hostOf(trackingUrl), countsEvents: eventOf(program.objectiveType) !== null } }
  const decided = decideCheck(
    { check, outage, isDemo: true },
    { ...facts, confirmsPage, isOurNetworkDown: false },
    { now, outageId: store.nextId('outage') },
  )
  if (checkIn(store, programId)) Object.assign(check, decided.check)
  else linkChecks.push(decided.check)
  if (decided.opened) {
    outages.push(decided.opened)
    tell(store, program, decided.opened, 'STARTED')
  }
  if (outage && decided.ended) {
    Object.assign(outage, decided.ended)
    if (isEndNotified(outage)) tell(store, program, outage, 'ENDED')
  }
  return read(store, program)
}
