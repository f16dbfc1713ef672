import type { AdminAction } from '../common/admin-action.ts'
import { decided, refused, type Decision } from '../common/decision.ts'
import { invalidInput, Problem } from '../errors/problem.ts'
import type { SettingChange } from '../generated/admin-types.ts'
import { toDateTime } from '../profiles/fields.ts'
import { takesTwo } from '../settings/by-two.ts'
import { acceptedChange, type SettingRecord } from '../settings/change.ts'
import { settingProblem } from '../settings/check.ts'
import type { SettingKey } from '../settings/settings.ts'
import { problemsOf } from '../validation/check.ts'
import { adminOf, type Admins } from './finance-views.ts'
import { withReasonRules } from './rules.ts'

const day = 86_400_000

/** How long a proposal can be decided, in milliseconds. */
export const settingChangeLife = 7 * day

const settingChangeStatuses = ['Proposed', 'Applied', 'Rejected', 'Expired'] as const
export type SettingChangeStatus = (typeof settingChangeStatuses)[number]

/** A change of a money setting: one admin proposes it, another decides. Times are in milliseconds. */
export type SettingChangeRecord = {
  id: string
  key: SettingKey
  /** The value that the setting had at the time of the proposal. */
  previous: unknown
  value: unknown
  reason: string
  status: SettingChangeStatus
  /** Id of the admin who proposed the change. `decidedBy` is the id of the admin who decided. */
  proposedBy: string
  decidedBy: string | null
  createdAt: number
  expiresAt: number
  decidedAt: number | null
}

/** Returns the status at a time. After `expiresAt`, a proposal that is stored as `Proposed` counts as `Expired`. */
export const statusAt = ({ status, expiresAt }: Pick<SettingChangeRecord, 'status' | 'expiresAt'>, now: number): SettingChangeStatus =>
  status === 'Proposed' && now >= expiresAt ? 'Expired' : status

type Proposal = { change: SettingChangeRecord; action: AdminAction }

/**
 * `adminProposeSettingChange` (Y-09): proposes a value. `open` is the newest proposal for the same setting with the stored status
 * `Proposed`. `DTO_VALIDATION_ERROR` at `reason`, at `value`, or at `key` if one admin alone can change the setting; `NO_CHANGES_TO_UPDATE`
 * if the setting has the value already; `SETTING_CHANGE_OPEN` if `open` can still be decided.
 */
export function decideSettingProposal(
  { setting, open }: { setting: SettingRecord; open: SettingChangeRecord | null },
  { value, reason }: { value: unknown; reason: string },
  { id, now, adminId }: { id: string; now: number; adminId: string },
): Decision<Proposal> {
  if (!takesTwo(setting.key)) return refused(invalidInput([{ path: 'key', rule: 'unknownValue' }]))
  const problems = problemsOf(withReasonRules, { reason })
  if (problems.length > 0) return refused(invalidInput(problems))
  const { problem, changes } = acceptedChange(setting, value)
  if (problem) return refused(problem)
  if (open && statusAt(open, now) === 'Proposed') return refused(new Problem('SETTING_CHANGE_OPEN'))
  const change: SettingChangeRecord = {
    ...{ id, key: setting.key, previous: setting.value, value: changes.value, reason: reason.trim() },
    status: 'Proposed',
    proposedBy: adminId,
    decidedBy: null,
    createdAt: now,
    expiresAt: now + settingChangeLife,
    decidedAt: null,
  }
  const action: AdminAction = {
    action: 'admin.settingProposed',
    target: setting.key,
    before: { value: setting.value },
    after: { value: change.value, reason: change.reason },
  }
  return decided({ change, action })
}

type SettingDecision = {
  change: SettingChangeRecord
  /** The setting to save; null if the proposal is rejected, or if the setting has the value already. */
  setting: SettingRecord | null
  action: AdminAction
}

/**
 * `adminDecideSettingChange`: another admin decides on the proposal, once, before it expires. `problemAfter` returns why that admin may not
 * be the second person after the proposer, or null. An approval is refused with this problem. `SETTING_CHANGE_NOT_FOUND`;
 * `NO_CHANGES_TO_UPDATE` if the proposal was decided or has expired; `SETTING_CHANGE_OF_OWN` for the proposer; `DTO_VALIDATION_ERROR` if
 * the value is outside the current bounds.
 */
export function decideOnSettingChange(
  { change, setting }: { change: SettingChangeRecord; setting: SettingRecord } | { change: null; setting: null },
  { approve }: { approve: boolean },
  { adminId, problemAfter, now }: { adminId: string; problemAfter: (firstId: string) => Problem | null; now: number },
): Decision<SettingDecision> {
  if (!change) return refused(new Problem('SETTING_CHANGE_NOT_FOUND'))
  if (statusAt(change, now) !== 'Proposed') return refused(new Problem('NO_CHANGES_TO_UPDATE'))
  if (change.proposedBy === adminId) return refused(new Problem('SETTING_CHANGE_OF_OWN'))
  const { key, value } = change
  const done = { ...change, decidedBy: adminId, decidedAt: now }
  if (!approve)
    return decided({
      change: { ...done, status: 'Rejected' },
      setting: null,
      action: { action: 'admin.settingRejected', target: key, before: { value: setting.value }, after: { value, reason: change.reason } },
    })
  const problem = problemAfter(change.proposedBy)
  if (problem) return refused(problem)
  const invalid = settingProblem(key, value)
  if (invalid) return refused(invalidInput([invalid]))
  const isNew = acceptedChange(setting, value).problem === undefined
  return decided({
    change: { ...done, status: 'Applied' },
    setting: isNew ? { key, value, updatedAt: now } : null,
    action: { action: 'admin.settingChanged', target: key, before: { value: setting.value }, after: { value, reason: change.reason } },
  })
}

/** Returns a `SettingChange`. */
export const settingChangeOf = (change: SettingChangeRecord, admins: Admins, now: number): SettingChange => ({
  ...{ id: change.id, key: change.key, before: change.previous, value: change.value, reason: change.reason },
  status: statusAt(change, now),
  proposedBy: adminOf(admins, change.proposedBy),
  decidedBy: change.decidedBy === null ? null : adminOf(admins, change.decidedBy),
  createdAt: toDateTime(change.createdAt),
  expiresAt: toDateTime(change.expiresAt),
  decidedAt: change.decidedAt === null ? null : toDateTime(change.decidedAt),
})
