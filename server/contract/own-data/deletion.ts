import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import type { AccountDeletion } from '../generated/user-sdl-types.ts'
import { toDateTime } from '../profiles/fields.ts'
import { ownDataLimits } from './limits.ts'
import { recencyProblem } from './recent.ts'

/**
 * The countdown of an account that its owner wants to delete. `tryAt`: when the account is erased, or tried again. `heldSince`: money arrived
 * in the meantime, so that it cannot be erased.
 */
export type DeletionRecord = {
  userId: string
  /** The profile that requested it, whose panel gets the notifications. */
  profileId: string
  requestedAt: number
  dueAt: number
  tryAt: number
  heldSince: number | null
}

/** Money in the wallets of all profiles of an account: `amount` is in halalas, available and reserved together. */
export type Funds = { readonly amount: number; readonly hasOpenWithdrawal: boolean }

const isSettled = ({ amount, hasOpenWithdrawal }: Funds) => amount <= 0 && !hasOpenWithdrawal

type DeletionState = {
  readonly running: DeletionRecord | null
  readonly funds: Funds
  readonly session: { readonly createdAt: number }
}

/**
 * `deleteMyAccount`: begins the countdown of `life` milliseconds. `SIGN_IN_NOT_RECENT`; `NO_CHANGES_TO_UPDATE` if it has begun;
 * `ACCOUNT_NOT_SETTLED` while the account has money or an open withdrawal (D-37).
 */
export function decideDeletion(
  { running, funds, session }: DeletionState,
  { userId, profileId, life }: { userId: string; profileId: string; life: number },
  now: number,
): Decision<DeletionRecord> {
  const old = recencyProblem(session, now)
  if (old) return refused(old)
  if (running) return refused(new Problem('NO_CHANGES_TO_UPDATE'))
  if (!isSettled(funds)) return refused(new Problem('ACCOUNT_NOT_SETTLED'))
  return decided({ userId, profileId, requestedAt: now, dueAt: now + life, tryAt: now + life, heldSince: null })
}

/** `keepMyAccount`: ends the countdown. `NO_CHANGES_TO_UPDATE` if there is none. Needs no recent sign-in: the way back is always open. */
export const decideKeeping = (running: DeletionRecord | null): Decision<{ userId: string }> =>
  running ? decided({ userId: running.userId }) : refused(new Problem('NO_CHANGES_TO_UPDATE'))

/** What happens when a countdown is over: the account is closed and erased, or money holds it up and it is tried again later. */
type DeletionTurn = { readonly kind: 'erase' } | { readonly kind: 'hold'; readonly deletion: DeletionRecord; readonly isFirst: boolean }

/** Decides a countdown that is over. `isFirst`: the owner has to be notified that money holds it up. */
export const decideDue = (deletion: DeletionRecord, funds: Funds, now: number): DeletionTurn =>
  isSettled(funds)
    ? { kind: 'erase' }
    : {
        kind: 'hold',
        deletion: { ...deletion, heldSince: deletion.heldSince ?? now, tryAt: now + ownDataLimits.heldFor },
        isFirst: deletion.heldSince === null,
      }

/** Returns the `AccountDeletion` of its owner. */
export const deletionView = (deletion: DeletionRecord | null): AccountDeletion | null =>
  deletion && {
    requestedAt: toDateTime(deletion.requestedAt),
    dueAt: toDateTime(deletion.dueAt),
    heldSince: deletion.heldSince === null ? null : toDateTime(deletion.heldSince),
  }
