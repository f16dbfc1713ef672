import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import type { ProfileEvent } from '../profiles/states.ts'
import type { ProfileStatus } from '../profiles/types.ts'
import { accountStateOf, decideAccountChange, type AccountEvent, type AccountFacts } from '../session/account-states.ts'
import type { AdminAction } from '../common/admin-action.ts'

/** Change of an account. `profileEvent` is the event for its profiles; null if the profiles do not change. */
export type AccountChange = {
  event: Exclude<AccountEvent, 'erased'>
  profileEvent: Extract<ProfileEvent, 'suspended' | 'closed' | 'reinstated'> | null
}

function decide(facts: AccountFacts | null, event: AccountChange['event'], now: number): Decision<AccountChange> {
  if (!facts) return refused(new Problem('USER_NOT_FOUND'))
  const { problem, changes } = decideAccountChange(facts, event, now)
  if (problem) return refused(problem)
  // A closed account stays closed when its suspension ends, so its profiles stay inactive.
  const staysShut = event === 'reinstated' && accountStateOf(changes) !== 'open'
  return decided({ event, profileEvent: staysShut ? null : event })
}

/**
 * `adminSetUserSuspended` (B-16): suspending ends every session and deactivates every profile. Reinstating restores the profiles, unless
 * the account is closed. `USER_NOT_FOUND` without an account; `NO_CHANGES_TO_UPDATE` if nothing would change or the account is erased.
 */
export const decideSuspension = (facts: AccountFacts | null, { suspended }: { suspended: boolean }, now: number): Decision<AccountChange> =>
  decide(facts, suspended ? 'suspended' : 'reinstated', now)

/** Money in the wallets of all profiles of an account: `amount` is in halalas, available and reserved together. */
export type AccountFunds = { readonly amount: number; readonly hasOpenWithdrawal: boolean }

/**
 * `adminCloseAccount` (D-37): ends the sessions and deactivates the profiles at once; personal data is erased some days later.
 * `USER_NOT_FOUND` without an account, `NO_CHANGES_TO_UPDATE` if it is already closed, `ACCOUNT_NOT_SETTLED` while it has money.
 */
export function decideClosure(
  facts: AccountFacts | null,
  { amount, hasOpenWithdrawal }: AccountFunds,
  now: number,
): Decision<AccountChange> {
  const closure = decide(facts, 'closed', now)
  if (closure.problem) return closure
  return amount > 0 || hasOpenWithdrawal ? refused(new Problem('ACCOUNT_NOT_SETTLED')) : closure
}

/** Statuses of an account's profiles, for the audit log. */
type ProfileStatuses = readonly { id: string; status: ProfileStatus }[]
/** Roles of an account's profiles in groups, for the audit log. They can change, because another member may become the owner (G-24). */
type GroupRoles = readonly { id: string; role: string }[]

type AccountSide = { profiles: ProfileStatuses; groups: GroupRoles }
type Actioned = { userId: string; reason: string; before: AccountSide; after: AccountSide }
const sideOf = ({ profiles, groups }: AccountSide) => ({
  profiles: profiles.map(({ id, status }) => ({ id, status })),
  groups: groups.map(({ id, role }) => ({ id, role })),
})

export const suspensionAction = (suspended: boolean, { userId, reason, before, after }: Actioned): AdminAction => ({
  action: suspended ? 'admin.userSuspended' : 'admin.userReinstated',
  target: userId,
  before: { isSuspended: !suspended, ...sideOf(before) },
  after: { isSuspended: suspended, ...sideOf(after), reason },
})

export const closureAction = ({ userId, reason, before, after }: Actioned): AdminAction => ({
  action: 'admin.accountClosed',
  target: userId,
  before: sideOf(before),
  after: { ...sideOf(after), reason },
})
