import type { ErrorExtensions } from '@wasla/contract/errors/problem.ts'
import { finished, noCounts } from '@wasla/contract/own-data/archive.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { partsOf, stateOf } from '@wasla/contract/profiles/states.ts'
import { findProfile } from '../store/find.ts'
import type { Store } from '../store/memory.ts'
import { OMAR } from '../world/agents.ts'
import { NABT_COFFEE, QIMAM } from '../world/businesses.ts'
import { day, hour } from '../world/clock.ts'
import { ABDULRAHMAN, NOURA, REEM } from '../world/networkers.ts'
import type { Scenario } from './scenario.ts'

const noura = { viewer: NOURA } as const
const broken: ErrorExtensions = { code: 'GENERAL_ERROR', requestId: 'mock' }
const counts = {
  ...noCounts,
  PROFILE: 42,
  ACCOUNTS: 734,
  PROGRAMS: 1_488,
  WALLET: 214,
  GROUPS: 9,
  NOTIFICATIONS: 388,
  SIGN_INS: 12,
  FILES: 1,
}

/** Members who opened Noura’s contact details: how long ago, and what they saw. */
const viewers = [
  [NABT_COFFEE, 2 * day, true, false],
  [QIMAM, 7 * day, true, true],
  [OMAR, 26 * day, false, true],
] as const

function openings(store: Store): void {
  const now = store.clock.now()
  const { ownData } = store.memory
  for (const [{ profile }, ago, sawNumber, sawEmail] of viewers)
    ownData.openings.push({
      ...{ id: store.nextId('contact-opening'), profileId: NOURA.profile.id, viewerId: profile.id, day: civilDate(now - ago) },
      ...{ sawNumber, sawEmail, openedAt: now - ago },
    })
  ownData.strangers.push({ profileId: NOURA.profile.id, day: civilDate(now), count: 14 })
}

function archive(store: Store, ago: number): void {
  const at = store.clock.now() - ago
  const made = { id: store.nextId('data-archive'), userId: NOURA.user.id, profileId: NOURA.profile.id, state: 'Making' } as const
  const requested = { ...made, requestedAt: at, readyAt: null, expiresAt: null, bytes: 0, counts: noCounts }
  store.memory.ownData.archives.push(finished(requested, { bytes: 5_033_164, counts }, at + 60_000))
}

function ready(store: Store): void {
  openings(store)
  archive(store, 2 * hour)
}

/** An archive of two days ago: it can be downloaded, and a new one can be made. */
function older(store: Store): void {
  openings(store)
  archive(store, 2 * day)
}

function failed(store: Store): void {
  archive(store, hour)
  store.memory.ownData.archives = store.memory.ownData.archives.map((one) => ({ ...one, state: 'Failed' }))
}

function deleting(store: Store): void {
  ready(store)
  const now = store.clock.now()
  const { ownData } = store.memory
  const requestedAt = now - 8 * day
  const dueAt = requestedAt + 30 * day
  ownData.deletions.push({ userId: NOURA.user.id, profileId: NOURA.profile.id, requestedAt, dueAt, tryAt: dueAt, heldSince: null })
  const profile = findProfile(store, NOURA.profile.id)
  if (!profile) return
  ownData.hidden.set(profile.id, stateOf(profile.status, profile.onboardingStep))
  Object.assign(profile, partsOf('Inactive'))
}

/** The countdown is over, and the wallet has money. */
function held(store: Store): void {
  deleting(store)
  const now = store.clock.now()
  const { ownData } = store.memory
  ownData.deletions = ownData.deletions.map((one) => ({ ...one, requestedAt: now - 31 * day, dueAt: now - day, heldSince: now - day }))
}

/** More openings than a page shows. */
function many(store: Store): void {
  const now = store.clock.now()
  for (let at = 0; at < 23; at++)
    store.memory.ownData.openings.push({
      ...{ id: store.nextId('contact-opening'), profileId: NOURA.profile.id, viewerId: at % 2 === 0 ? NABT_COFFEE.profile.id : 'gone' },
      ...{ day: civilDate(now - at * day), sawNumber: true, sawEmail: at % 3 === 0, openedAt: now - at * day },
    })
}

export const ownDataScenarios = {
  'own-data': { ...noura, title: 'Own data with an archive that is ready', prepareStore: ready },
  'own-data-none': { viewer: REEM, title: 'Own data without an archive' },
  'own-data-older': { ...noura, title: 'Own data with an archive of two days ago', prepareStore: older },
  'own-data-failed': { ...noura, title: 'Own data with an archive that could not be made', prepareStore: failed },
  'own-data-many': { ...noura, title: 'Contact details that many people opened', prepareStore: many },
  'own-data-settled': { viewer: ABDULRAHMAN, title: 'Account without money, which can be deleted' },
  'own-data-old-session': { viewer: REEM, title: 'Signed in an hour ago', signedInFor: hour },
  'own-data-deleting': { ...noura, title: 'Account that is being deleted', prepareStore: deleting },
  'own-data-held': { ...noura, title: 'Account whose deletion is held up by money', prepareStore: held },
  'own-data-loading': { ...noura, title: 'Own data never comes', faults: [{ on: ['myData'], fault: { kind: 'silence' } }] },
  'own-data-error': {
    ...noura,
    title: 'Own data cannot be read',
    faults: [{ on: ['myData'], fault: { kind: 'problem', extensions: broken } }],
  },
} as const satisfies Readonly<Record<string, Scenario>>
