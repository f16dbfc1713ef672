import { adminMayCall } from '@wasla/contract/access/admin.ts'
import { targetOf, type AuditTarget } from '@wasla/contract/admin/audit.ts'
import type { AdminRole } from '@wasla/contract/admin/roles.ts'
import { isSettingKey } from '@wasla/contract/settings/settings.ts'
import { places, type PlaceId } from '../places.ts'
import { differences, type Difference } from './difference.ts'
import type { AdminAuditLogQuery } from './AuditScreen.generated.ts'

export type AuditRow = AdminAuditLogQuery['adminAuditLog']['data'][number]
type Line = Pick<AuditRow, 'action' | 'target' | 'before' | 'after'>

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** Returns a field of one side (`before` or `after`) of a row. */
const fieldOf = (side: unknown, name: string): unknown => (isRecord(side) ? side[name] : undefined)

/** Names of the fields in which actions store text that an admin typed. */
const words = ['reason', 'note', 'rejectionReason', 'failureReason', 'answer']

/** Returns the typed reason of an action; null if there is none. */
export function reasonOf({ after }: Pick<Line, 'after'>): string | null {
  for (const name of words) {
    const said = fieldOf(after, name)
    if (typeof said === 'string' && said.trim() !== '') return said
  }
  return null
}

/** Returns both values of a changed setting; null if the row is about something else or this build does not know the setting. */
export function settingOf({ action, target, before, after }: Line) {
  if (!action.startsWith('admin.setting') || !isSettingKey(target)) return null
  return { key: target, before: fieldOf(before, 'value'), after: fieldOf(after, 'value') }
}

/** Returns whether a feature was turned on; null if the row is about something else. */
export function isTurnedOn({ action, after }: Line): boolean | null {
  const enabled = fieldOf(after, 'enabled')
  return action === 'admin.flagSwitched' && typeof enabled === 'boolean' ? enabled : null
}

/** Fields that the row shows elsewhere, and ids that the row shows as names. */
const saidElsewhere = new Set([...words, 'amount', 'profileId', 'rewardId', 'profile', 'from', 'invitedBy', 'success', 'admitted', 'asked'])

/** Returns the changes that the row does not already show: all except the amount, the reason and the names. */
export function restOf(line: Line): readonly Difference[] {
  const all = differences(line.before, line.after)
  if (settingOf(line)) return all.filter(({ path }) => !/^value(\.|$)/.test(path) && !saidElsewhere.has(path))
  if (isTurnedOn(line) !== null) return []
  return all.filter(({ path }) => !saidElsewhere.has(path))
}

const pages: Partial<Record<AuditTarget, PlaceId>> = {
  withdrawal: 'withdrawal',
  review: 'reviewCase',
  result: 'result',
  networkCase: 'networkCase',
  run: 'payoutRun',
  program: 'program',
  user: 'user',
}

const addressOf = (role: AdminRole, id: PlaceId, target: string): string | null => {
  const place = places.find((one) => one.id === id)
  return place && adminMayCall(role, place.field) ? place.path.replace(':id', encodeURIComponent(target)) : null
}

/** Returns the address of the target’s page; null if there is none or the reader may not open it. */
export function pageOf(role: AdminRole, { action, target }: Pick<Line, 'action' | 'target'>): string | null {
  if (action.startsWith('admin.setting')) return addressOf(role, action === 'admin.settingChanged' ? 'settings' : 'settingChanges', '')
  const kind = targetOf(action)
  if (kind === 'adjustment') return addressOf(role, 'adjustments', '')
  const page = kind && pages[kind]
  return page ? addressOf(role, page, target) : null
}

/** Return the address of the page of a row’s person or program; null if the reader may not open that page. */
export const personPage = (role: AdminRole, userId: string): string | null => addressOf(role, 'user', userId)
export const programPage = (role: AdminRole, programId: string): string | null => addressOf(role, 'program', programId)
