import { decided, refused, type Decision } from '../common/decision.ts'
import type { ErrorCode } from '../errors/codes.ts'
import { Problem } from '../errors/problem.ts'

/**
 * The stored facts of an account; moments in milliseconds. Suspending an account never changes the facts of closing it, and closing it
 * never changes the facts of suspending it.
 */
export type AccountFacts = { suspendedAt: number | null; closedAt: number | null; erasedAt: number | null }

export const accountStates = ['open', 'suspended', 'closed', 'closedAndSuspended', 'erased'] as const
export type AccountState = (typeof accountStates)[number]

/**
 * Events of an account: the back office suspends, reinstates and closes it (B-16, D-37); a closed account is erased after its waiting
 * period.
 */
export const accountEvents = ['suspended', 'reinstated', 'closed', 'erased'] as const
export type AccountEvent = (typeof accountEvents)[number]

/** A closed account never opens again: reinstating only removes a suspension. */
const accountMachine: Readonly<Record<AccountState, Readonly<Partial<Record<AccountEvent, AccountState>>>>> = {
  open: { suspended: 'suspended', closed: 'closed' },
  suspended: { reinstated: 'open', closed: 'closedAndSuspended' },
  closed: { suspended: 'closedAndSuspended', erased: 'erased' },
  closedAndSuspended: { reinstated: 'closed', erased: 'erased' },
  erased: {},
}

/** Returns the state after an event; null if the state does not allow the event. */
export const nextAccountState = (state: AccountState, event: AccountEvent): AccountState | null => accountMachine[state][event] ?? null

export function accountStateOf({ suspendedAt, closedAt, erasedAt }: AccountFacts): AccountState {
  if (erasedAt !== null) return 'erased'
  if (closedAt !== null) return suspendedAt === null ? 'closed' : 'closedAndSuspended'
  return suspendedAt === null ? 'open' : 'suspended'
}

/**
 * Returns the stored facts after an event (B-16, D-37). Refused with `NO_CHANGES_TO_UPDATE` if the account's state does not allow the
 * event, because the account already is in that state or was erased.
 */
export function decideAccountChange(facts: AccountFacts, event: AccountEvent, now: number): Decision<AccountFacts> {
  if (nextAccountState(accountStateOf(facts), event) === null) return refused(new Problem('NO_CHANGES_TO_UPDATE'))
  const changes: Record<AccountEvent, Partial<AccountFacts>> = {
    suspended: { suspendedAt: now },
    reinstated: { suspendedAt: null },
    closed: { closedAt: now },
    erased: { erasedAt: now },
  }
  return decided({ ...facts, ...changes[event] })
}

/** For each state of an account, the error code that refuses a sign-in; null if the sign-in is allowed. */
export const signInRefusals = {
  open: null,
  suspended: 'USER_SUSPENDED',
  closed: 'ACCOUNT_CLOSED',
  closedAndSuspended: 'ACCOUNT_CLOSED',
  erased: 'ACCOUNT_CLOSED',
} as const satisfies Record<AccountState, ErrorCode | null>

/** For each state of an account, the error code that refuses requests and refreshes of its sessions; null if they are allowed. */
export const sessionRefusals = {
  open: null,
  suspended: 'USER_SUSPENDED',
  closed: 'INVALID_SESSION',
  closedAndSuspended: 'INVALID_SESSION',
  erased: 'INVALID_SESSION',
} as const satisfies Record<AccountState, ErrorCode | null>
