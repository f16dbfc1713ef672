import { decisionOf, type Decision } from '../common/decision.ts'
import { invalidInput, Problem } from '../errors/problem.ts'
import type { FieldProblem } from '../errors/field-problem.ts'
import type { Localized } from '../platform/language.ts'
import { impersonatesProduct } from '../profiles/impersonation.ts'
import { isReservedName } from '../profiles/user-name.ts'
import { accept, problemsOf } from '../validation/check.ts'
import { obstacleTo } from './admission.ts'
import { changeOf, type GroupChange } from './change.ts'
import { createGroupRules } from './form.ts'
import type { GroupRecord } from './record.ts'
import type { Actor } from './entry.ts'

/**
 * Facts for a new group. `founder`: the profile that creates it; `groupsOfUser`: number of groups of the founder's user; `followers`: those
 * of the founder; `isNameTaken`: whether another group has the user name, or had it until recently (G-22).
 */
export type CreateState = { founder: Actor; groupsOfUser: number; followers: number; isNameTaken: boolean; productName: Localized }
/** The typed fields before they are checked, and the addresses of the uploaded pictures. */
export type CreateInput = { fields: unknown; photo: string | null; coverPhoto: string | null }

export const groupNameConflict = () => new Problem('GROUP_USERNAME_CONFLICT', undefined, [{ path: 'userName', rule: 'userNameTaken' }])

/** Returns the problem of a group name that pretends to speak for the product; empty for any other name (security case 56). */
export const impersonationProblem = (name: string, productName: Localized): FieldProblem[] =>
  impersonatesProduct(name, productName) ? [{ path: 'name', rule: 'nameReserved' }] : []

/**
 * `createGroup` (S1 §4, §5, G-01, G-05, X-50): returns a group whose owner is its creator. The group has no interests yet: the second step
 * of the form sets them (G-28).
 */
export const decideCreate = (
  { founder, groupsOfUser, followers, isNameTaken, productName }: CreateState,
  { fields, photo, coverPhoto }: CreateInput,
  { id, memberId, now }: { id: string; memberId: string; now: number },
): Decision<{ group: GroupRecord; change: GroupChange }> =>
  decisionOf(() => {
    const obstacle = obstacleTo(null, { status: founder.status, groupsOfUser })
    if (obstacle) throw obstacle
    const missing: FieldProblem[] = photo === null ? [{ path: 'photo', rule: 'required' }] : []
    const problems = [...problemsOf(createGroupRules, fields), ...missing]
    if (problems.length > 0 || photo === null) throw invalidInput(problems)
    const typed = accept(createGroupRules, fields)
    const impersonation = impersonationProblem(typed.name, productName)
    if (impersonation.length > 0) throw invalidInput(impersonation)
    if (isNameTaken || isReservedName(typed.userName, productName)) throw groupNameConflict()
    const { profileId, userId, type } = founder
    const group: GroupRecord = {
      ...typed,
      id,
      photo,
      coverPhoto,
      ownerId: profileId,
      ownerType: type,
      followers,
      membersCount: 1,
      interestIds: [],
      createdAt: now,
      activeAt: now,
    }
    const owner = { id: memberId, groupId: id, profileId, userId, role: 'Owner', joinedAt: now } as const
    return { group, change: changeOf(id, { created: group, joined: [owner] }) }
  })
