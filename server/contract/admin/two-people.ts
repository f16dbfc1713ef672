import type { ErrorCode } from '../errors/codes.ts'
import { Problem } from '../errors/problem.ts'
import type { AppMode } from '../platform/config.ts'
import { toDateTime } from '../profiles/fields.ts'
import { adminMay, type AdminPermission } from './policy.ts'
import type { AdminAccountRecord } from './record.ts'

const day = 86_400_000

/** How long an account that somebody new may hold is nobody's second person, in milliseconds (Y-09). Only live has money to protect. */
const restOf: Readonly<Record<AppMode, number>> = { live: 3 * day, local: 0, demo: 0 }

/** Until when an account rests that was made, enabled again or given a new password at this moment; null where it does not rest. */
export const endOfRest = (mode: AppMode, now: number): number | null => (restOf[mode] === 0 ? null : now + restOf[mode])

type RuleOfTwo = {
  /** What the first and the second person need to be allowed. */
  readonly first: AdminPermission
  readonly second: AdminPermission
  /** How the same person is refused as the second one. */
  readonly ofOwn: ErrorCode
}

/** Everything in the back office that takes two people (Q-04, Y-09). */
export const actionsOfTwo = {
  withdrawal: { first: 'withdrawals.settle', second: 'withdrawals.settle', ofOwn: 'NO_CHANGES_TO_UPDATE' },
  adjustment: { first: 'ledger.adjust', second: 'ledger.adjust', ofOwn: 'ADJUSTMENT_OF_OWN' },
  setting: { first: 'settings.change', second: 'settings.decide', ofOwn: 'SETTING_CHANGE_OF_OWN' },
} as const satisfies Readonly<Record<string, RuleOfTwo>>

export type ActionOfTwo = keyof typeof actionsOfTwo

/** An account as far as it matters who the second person may be. */
export type TeamMember = Pick<AdminAccountRecord, 'id' | 'role' | 'disabledAt' | 'restsUntil' | 'invitedBy'>
/** Every account of the back office by its id. */
export type Team = ReadonlyMap<string, TeamMember>

/**
 * The account and everybody it owes its access to: who let it in, who let that one in, and so on, up to an account that was made on the
 * server's own machine. Whoever lets an account in sees its one-time link, and could open it instead.
 */
export function lineOf(team: ReadonlyMap<string, Pick<TeamMember, 'invitedBy'>>, id: string): ReadonlySet<string> {
  const line = new Set<string>()
  for (let at: string | null = id; at !== null && !line.has(at); at = team.get(at)?.invitedBy ?? null) line.add(at)
  return line
}

const mayStill = (member: TeamMember | undefined, permission: AdminPermission) =>
  member !== undefined && member.disabledAt === null && adminMay(member.role, permission)

/** `ADMIN_RESTING` for an account that is too new to count where two people approve the same, be it the first or the second; null for another one. */
export function restProblem(team: Team, id: string, now: number): Problem | null {
  const until = team.get(id)?.restsUntil ?? null
  return until !== null && now < until ? new Problem('ADMIN_RESTING', { until: toDateTime(until) }) : null
}

/**
 * Why somebody may not be the second person after the first one; null where they may (Y-09). In this order: the same person; a second person
 * who is disabled or may no longer do this; `ADMIN_FIRST_GONE` for a first person of whom that holds; `ADMIN_SAME_LINE` for two people who owe
 * their access to one; `ADMIN_RESTING` for an account that is too new.
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
