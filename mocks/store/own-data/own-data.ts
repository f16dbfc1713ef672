import { changesOf } from '@wasla/contract/common/decision.ts'
import { pageFrom, pageOf, type PageArgument } from '@wasla/contract/common/page.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { DataArchiveLink, DataSection, MutationContactOpenedArgs, MyData } from '@wasla/contract/generated/user-types.ts'
import {
  archiveView,
  decideArchiveLink,
  decideArchiveRequest,
  finished,
  nextArchiveAt,
  type ArchiveRecord,
  type SectionCounts,
} from '@wasla/contract/own-data/archive.ts'
import { decideDeletion, decideKeeping, deletionView, type Funds } from '@wasla/contract/own-data/deletion.ts'
import { decideOpening, withOpening, type OpeningRecord } from '@wasla/contract/own-data/openings.ts'
import { staysAfter } from '@wasla/contract/own-data/stays.ts'
import { availableAccount, heldAccount } from '@wasla/contract/wallet/ledger-accounts.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import { partsOf, stateOf } from '@wasla/contract/profiles/states.ts'
import { findProfile, profilesOf } from '../find.ts'
import { departFromGroups } from '../groups/leading.ts'
import type { Store } from '../memory.ts'
import { notify } from '../notifications/notifications.ts'
import type { Viewer } from '../session/sessions.ts'
import { setting } from '../settings.ts'
import { withdrawalsOf } from '../wallet/state.ts'

const day = 86_400_000
/** Milliseconds after which the mock has made an archive. */
const makingTime = 2_000

const deletionDays = () => setting('accounts.erasedAfter')

const fundsOf = (store: Store, userId: string): Funds => {
  const ids = profilesOf(store, userId).map(({ id }) => id)
  const { balanceOf } = store.memory.ledger
  return {
    amount: ids.reduce((sum, id) => sum + balanceOf(availableAccount(id)) + balanceOf(heldAccount(id)), 0),
    hasOpenWithdrawal: ids.some((id) => withdrawalsOf(store, id).some(({ status }) => status === 'Initiated')),
  }
}

/** Returns the rows that the mock has of an account, by section. */
function countsOf({ memory: { world, sessions } }: Store, userId: string): SectionCounts {
  const ids = new Set(world.profiles.filter((profile) => profile.userId === userId).map(({ id }) => id))
  const own = (rows: readonly { profileId: string }[]) => rows.filter(({ profileId }) => ids.has(profileId)).length
  return {
    PROFILE: ids.size + own(world.featuredPosts) + own(world.profileLinks) + own(world.rateCards) + own(world.brandCollaborations),
    ACCOUNTS: own(world.socialLinks),
    PROGRAMS: own(world.participations) + own(world.conversions) + own(world.dayCounts) + own(world.programRewards),
    WALLET: own(world.withdrawals) + own(world.topUps) + own(world.withdrawalAccounts),
    GROUPS: own(world.groupMembers) + own(world.groupInvitations),
    NOTIFICATIONS: own(world.notifications),
    SIGN_INS: [...sessions.values()].filter((session) => session.userId === userId).length,
    FILES: world.profiles.filter(({ id, picture }) => ids.has(id) && picture !== null).length,
  } satisfies Record<DataSection, number>
}

/** Bytes of the mock's archive for each row. */
const bytesOfRow = 2_000

/** Finishes archives that were requested some seconds ago. */
function makeDue(store: Store): void {
  const now = store.clock.now()
  const { ownData } = store.memory
  ownData.archives = ownData.archives.map((archive) => {
    if (archive.state !== 'Making' || archive.requestedAt + makingTime > now) return archive
    const counts = countsOf(store, archive.userId)
    const bytes = Object.values(counts).reduce((sum, count) => sum + count, 0) * bytesOfRow
    const at = archive.requestedAt + makingTime
    notify(store, { profileId: archive.profileId, type: 'DATA_ARCHIVE_READY', referenceId: archive.id })
    return finished(archive, { bytes, counts }, at)
  })
}

const newestOf = ({ memory }: Store, userId: string): ArchiveRecord | null =>
  memory.ownData.archives.findLast((archive) => archive.userId === userId) ?? null
const deletionOf = ({ memory }: Store, userId: string) => memory.ownData.deletions.find((one) => one.userId === userId) ?? null

/** Returns the session of a viewer. One of which only the token is known began long ago. */
const sessionOf = ({ memory }: Store, { sessionId }: Viewer) => ({ createdAt: memory.sessionBegan.get(sessionId) ?? 0 })

/** Implements the query `myData`. */
export function myData(store: Store, { userId }: Pick<Viewer, 'userId'>): MyData {
  makeDue(store)
  const now = store.clock.now()
  const [newest, deletion, funds] = [newestOf(store, userId), deletionOf(store, userId), fundsOf(store, userId)]
  const next = nextArchiveAt(newest, now)
  return {
    archive: archiveView(newest, now),
    nextArchiveAt: next === null ? null : toDateTime(next),
    deletion: deletionView(deletion),
    deletionDays: deletionDays(),
    balance: funds.amount,
    hasOpenWithdrawal: funds.hasOpenWithdrawal,
    stays: staysAfter(deletion?.dueAt ?? now + deletionDays() * day),
  }
}

/** Implements the mutation `requestDataArchive`. */
export function requestArchive(store: Store, viewer: Viewer): MyData {
  makeDue(store)
  const { userId, profileId } = viewer
  const state = { newest: newestOf(store, userId), session: sessionOf(store, viewer) }
  const made = { id: store.nextId('data-archive'), userId, profileId }
  const archive = changesOf(decideArchiveRequest(state, made, store.clock.now()))
  store.memory.ownData.archives.push(archive)
  notify(store, { profileId, type: 'DATA_ARCHIVE_REQUESTED', referenceId: archive.id })
  return myData(store, viewer)
}

/** Implements the mutation `linkDataArchive`. The link names the archive in plain text, because the mock has no secret. */
export function linkArchive(store: Store, viewer: Viewer, id: string): DataArchiveLink {
  makeDue(store)
  const archive = store.memory.ownData.archives.find((one) => one.id === id) ?? null
  const { until } = changesOf(decideArchiveLink({ archive, userId: viewer.userId, session: sessionOf(store, viewer) }, store.clock.now()))
  return { url: `/own-data/${id}`, expiresAt: toDateTime(until) }
}

/** Implements the mutation `deleteMyAccount`. The mock never ends a countdown. */
export function deleteAccount(store: Store, viewer: Viewer): MyData {
  const { userId, profileId } = viewer
  const { ownData } = store.memory
  const state = { running: deletionOf(store, userId), funds: fundsOf(store, userId), session: sessionOf(store, viewer) }
  const deletion = changesOf(decideDeletion(state, { userId, profileId, life: deletionDays() * day }, store.clock.now()))
  ownData.deletions.push(deletion)
  for (const profile of profilesOf(store, userId)) {
    if (profile.status === 'Inactive') continue
    ownData.hidden.set(profile.id, stateOf(profile.status, profile.onboardingStep))
    departFromGroups(store, profile.id, 'suspended')
    Object.assign(profile, partsOf('Inactive'))
  }
  notify(store, { profileId, type: 'ACCOUNT_DELETION_REQUESTED', meta: { day: civilDate(deletion.dueAt) } })
  return myData(store, viewer)
}

/** Implements the mutation `keepMyAccount`. */
export function keepAccount(store: Store, viewer: Viewer): MyData {
  const { ownData } = store.memory
  changesOf(decideKeeping(deletionOf(store, viewer.userId)))
  ownData.deletions = ownData.deletions.filter(({ userId }) => userId !== viewer.userId)
  for (const profile of profilesOf(store, viewer.userId)) {
    const before = ownData.hidden.get(profile.id)
    if (before === undefined) continue
    Object.assign(profile, partsOf(before))
    ownData.hidden.delete(profile.id)
  }
  return myData(store, viewer)
}

/** Implements the mutation `contactOpened`. */
export function contactOpened(store: Store, viewer: Viewer | null, { profileId, method }: MutationContactOpenedArgs): void {
  const { ownData } = store.memory
  const opening = decideOpening({ profile: findProfile(store, profileId) ?? null, viewer }, method, store.clock.now())
  if (opening.kind === 'stranger') {
    const known = ownData.strangers.find((one) => one.profileId === profileId && one.day === opening.day)
    if (known) known.count += 1
    else ownData.strangers.push({ profileId, day: opening.day, count: 1 })
  }
  if (opening.kind !== 'member') return
  const { opening: made } = opening
  const known = ownData.openings.find((one) => one.profileId === profileId && one.viewerId === made.viewerId && one.day === made.day)
  if (known) Object.assign(known, withOpening(known, made))
  else ownData.openings.push({ id: store.nextId('contact-opening'), ...made })
}

/** Implements the query `myContactOpenings`. */
export function contactOpenings(
  store: Store,
  profileId: string,
  page: PageArgument,
): { count: number; strangers: number; data: OpeningRecord[] } {
  const { openings, strangers } = store.memory.ownData
  const own = openings.filter((one) => one.profileId === profileId).toSorted((one, other) => other.openedAt - one.openedAt)
  const count = strangers.reduce((sum, one) => sum + (one.profileId === profileId ? one.count : 0), 0)
  return { ...pageFrom(own, pageOf(page)), strangers: count }
}

/** Returns the archive of a link; throws `DATA_ARCHIVE_NOT_FOUND` if there is none. */
export function archiveOf({ memory }: Store, id: string): ArchiveRecord {
  const found = memory.ownData.archives.find((one) => one.id === id)
  if (!found) throw new Problem('DATA_ARCHIVE_NOT_FOUND')
  return found
}
