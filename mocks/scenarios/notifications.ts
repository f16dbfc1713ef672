import type { ErrorExtensions } from '@wasla/contract/errors/problem.ts'
import { OMAR } from '../world/agents.ts'
import { NABT_COFFEE, QIMAM } from '../world/businesses.ts'
import { hour } from '../world/clock.ts'
import { idOf } from '../world/ids.ts'
import { NOURA } from '../world/networkers.ts'
import type { World } from '../world/tables.ts'
import type { FaultRule, Scenario } from './scenario.ts'

const broken: ErrorExtensions = { code: 'GENERAL_ERROR', requestId: 'mock' }
const refusing = (on: readonly string[], extensions: ErrorExtensions): FaultRule[] => [{ on, fault: { kind: 'problem', extensions } }]
const listCalls = ['myNotifications'] as const
const pushCalls = ['myPushDevice'] as const
const readCalls = ['updateMultipleNotificationStatus'] as const

const noura = { viewer: NOURA } as const

const isNouras = ({ profileId }: { profileId: string }) => profileId === NOURA.profile.id

function nothingHappened(world: World): void {
  world.notifications = world.notifications.filter((line) => !isNouras(line))
}

/** Adds 70 notifications, so that there are several pages of twenty. Each is some hours older than the previous one. */
function muchHappened(world: World): void {
  const models = world.notifications.filter(isNouras)
  const oldest = Math.min(...models.map(({ createdAt }) => createdAt))
  const newest = Math.max(...models.map(({ createdAt }) => createdAt))
  for (let index = 0; index < 70; index++) {
    const model = models[index % models.length]
    if (!model) throw new Error('Nothing happened to the networker')
    const createdAt = newest - ((newest - oldest) * (index + 1)) / 80
    world.notifications.push({
      ...model,
      id: idOf(`scenario:notification:${index}`, Math.round(createdAt)),
      createdAt: Math.round(createdAt),
      readAt: index < 12 ? null : Math.min(newest, Math.round(createdAt) + hour),
    })
  }
}

function allRead(world: World): void {
  for (const line of world.notifications) if (isNouras(line)) line.readAt ??= line.createdAt
}

/** Scenarios of the bell and its notifications panel. */
export const notificationScenarios = {
  notifications: { ...noura, title: 'Networker with notifications of many kinds, some to answer' },
  'notifications-agent': { title: 'Agent with notifications', viewer: OMAR },
  'notifications-agency': { title: 'Agency with notifications', viewer: QIMAM },
  'notifications-brand': { title: 'Brand with notifications', viewer: NABT_COFFEE },
  'notifications-read': { ...noura, title: 'Everything is read', prepare: allRead },
  'notifications-empty': { ...noura, title: 'Nothing happened yet', prepare: nothingHappened },
  'notifications-many': { ...noura, title: 'More than four pages, more than nine unread', prepare: muchHappened },
  'notifications-loading': { ...noura, title: 'Notifications never come', faults: [{ on: listCalls, fault: { kind: 'silence' } }] },
  'notifications-error': { ...noura, title: 'Notifications cannot be read', faults: refusing(listCalls, broken) },
  'notifications-offline': {
    ...noura,
    title: 'Marking as read does not reach the server',
    faults: [{ on: readCalls, fault: { kind: 'offline' } }],
  },
  'notifications-read-slowly': {
    ...noura,
    title: 'Marking as read is never answered',
    faults: [{ on: readCalls, fault: { kind: 'silence' } }],
  },
  'push-refused': { ...noura, title: 'No device can be subscribed', faults: refusing(['addPushSubscription'], broken) },
  'push-loading': {
    ...noura,
    title: 'Whether a device is subscribed is never known',
    faults: [{ on: pushCalls, fault: { kind: 'silence' } }],
  },
  'push-error': { ...noura, title: 'Whether a device is subscribed cannot be read', faults: refusing(pushCalls, broken) },
  'notifications-answered-too-late': {
    ...noura,
    title: 'Every answer to an invitation comes too late',
    faults: [
      ...refusing(['updateManagedAccount'], { code: 'MANAGED_ACCOUNT_UPDATE_FAILED' }),
      ...refusing(['updateGroupInvitation'], { code: 'GROUP_INVITATION_UPDATE_FAILED' }),
    ],
  },
  'notifications-cancelled': {
    ...noura,
    title: 'Every invitation was cancelled meanwhile',
    faults: [
      ...refusing(['updateManagedAccount'], { code: 'MANAGED_ACCOUNT_UPDATE_FAILED' }),
      ...refusing(['updateGroupInvitation'], { code: 'UPDATE_CANCELLED_GROUP_INVITATION_BAD_REQUEST' }),
    ],
  },
} as const satisfies Readonly<Record<string, Scenario>>
