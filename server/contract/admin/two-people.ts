import type { ErrorCode } from '../errors/codes.ts'
import { Problem } from '../errors/problem.ts'
import type { AppMode } from '../platform/config.ts'
import { toDateTime } from '../profiles/fields.ts'
import { adminMay, type AdminPermission } from './policy.ts'
import type { AdminAccountRecord } from './record.ts'

const day = 86_400_000

/**
 * Length of an account's rest, in milliseconds (Y-09). An account that another person may now hold cannot be a second person while it
 * rests. Only live mode has money to protect.
 */
const restOf: Readonly<Record<AppMode, number>> = { live: 3 * day, local: 0, demo: 0 }

/**
 * Returns the end of the rest that begins now, when an account is created, enabled again or given a new password. Returns null if it does
 * not rest.
 */
export const endOfRest = (mode: AppMode, now: number): number | null => (restOf[mode] === 0 ? null : now + restOf[mode])

type RuleOfTwo = {
  /** Permission that the first person needs. `second` is the permission of the second person. */
  readonly first: AdminPermission
  readonly second: AdminPermission
  /** The error code if the second person is also the first one. */
  readonly ofOwn: ErrorCode
}

/** All actions of the back office that need two people (Q-04, Y-09). */
export const actionsOfTwo = {
  withdrawal: { first: 'withdrawals.settle', second: 'withdrawals.settle', ofOwn: 'NO_CHANGES_TO_UPDATE' },
  adjustment: { first: 'ledger.adjust', second: 'ledger.adjust', ofOwn: 'ADJUSTMENT_OF_OWN' },
  setting: { first: 'settings.change', second: 'settings.decide', ofOwn: 'SETTING_CHANGE_OF_OWN' },
} as const satisfies Readonly<Record<string, RuleOfTwo>>

export type ActionOfTwo = keyof typeof actionsOfTwo

/** Fields of an account that decide who may be the second person. */
export type TeamMember = Pick<AdminAccountRecord, 'id' | 'role' | 'disabledAt' | 'restsUntil' | 'invitedBy'>
/** All admin accounts, by id. */
export type Team = ReadonlyMap<string, TeamMember>

/**
 * Returns the account and everybody it owes its access to: its inviter, the inviter's inviter, and so on, up to an account that was made on
 * the server's own machine. The inviter sees the one-time link, and could open it in place of the invited person.
 */
export function lineOf(team: ReadonlyMap<string, Pick<TeamMember, 'invitedBy'>>, id: string): ReadonlySet<string> {
  const line = new Set<string>()
  for (let at: string | null = id; at !== null && !line.has(at); at = team.get(at)?.invitedBy ?? null) line.add(at)
  return line
}

const mayStill = (member: TeamMember | undefined, permission: AdminPermission) =>
  member !== undefined && member.disabledAt === null && adminMay(member.role, permission)

/**
 * Returns `ADMIN_RESTING` while an account rests, so that it cannot approve as the first or the second person; null if it does not rest.
 */
export function restProblem(team: Team, id: string, now: number): Problem | null {
  const until = team.get(id)?.restsUntil ?? null
  return until !== null && now < until ? new Problem('ADMIN_RESTING', { until: toDateTime(until) }) : null
}

/**
 * Returns why one person may not be the second person after another; null if they may (Y-09). Checks in this order: both are the same
 * person; the second person is disabled or lacks the permission; the first person is disabled or has lost the permission
 * (`ADMIN_FIRST_GONE`); both owe their access to the same account (`ADMIN_SAME_LINE`); the second account rests (`ADMIN_RESTING`).
 */
export function secondPersonProblem(
  team: Team,
  action: ActionOfTwo,
  { firstId, secondId }: { firstId: string; secondId: string },
  now: number,
): Problem | null {
  const rule: RuleOfTwo = actionsOfTwo[action]
  if (firstId === secondId) return new Problem(rule.ofOwn)
  const second = team.get(secondId)
  if (!second || !mayStill(second, rule.second)) return new Problem('ADMIN_FORBIDDEN')
  if (!mayStill(team.get(firstId), rule.first)) return new Problem('ADMIN_FIRST_GONE')
  const line = lineOf(team, firstId)
  if ([...lineOf(team, secondId)].some((id) => line.has(id))) return new Problem('ADMIN_SAME_LINE')
  return restProblem(team, secondId, now)
}
