import type { AdminAction } from '../../common/admin-action.ts'
import { decided, refused, type Decision } from '../../common/decision.ts'
import { invalidInput, Problem } from '../../errors/problem.ts'
import { accept, problemsOf } from '../../validation/check.ts'
import { keyUsed } from '../idempotency.ts'
import { availableAccount, platformAccounts } from '../ledger-accounts.ts'
import type { PostInstruction } from '../ledger-instruction.ts'
import type { Made } from '../record.ts'
import type { AdjustmentRecord } from './record.ts'
import { adjustmentRules } from './rules.ts'

export type ProposeAdjustmentInput = { profileId: string; amount: number; reason: string; idempotencyKey: string }

export type ProposalState = {
  /** The available balance of the wallet, in halalas; null if the profile has no wallet. */
  readonly available: number | null
  /** The proposal that the same admin made with the same key; null if there is none. */
  readonly previous: AdjustmentRecord | null
}

/** A proposal to save. If an earlier request with the same key saved the proposal, nothing is saved now. */
export type Proposal =
  | { isRepeat: false; adjustment: AdjustmentRecord; action: AdminAction }
  | { isRepeat: true; adjustment: AdjustmentRecord; action: null }

/** Returns why an amount cannot be moved: the profile has no wallet, or the wallet has less than it would give. */
function balanceProblem(amount: number, available: number | null): Problem | null {
  if (available === null) return new Problem('PROFILE_NOT_FOUND')
  return available + amount < 0 ? new Problem('INSUFFICIENT_WALLET_BALANCE', { required: -amount, available }) : null
}

/**
 * Decides `adminProposeAdjustment`. No money moves until another admin decides. Refused with `DTO_VALIDATION_ERROR`, `PROFILE_NOT_FOUND`,
 * or `INSUFFICIENT_WALLET_BALANCE` if the wallet would give more than it has.
 */
export function decideProposal(
  { available, previous }: ProposalState,
  input: ProposeAdjustmentInput,
  { id, now, adminId }: Made & { adminId: string },
): Decision<Proposal> {
  const problems = problemsOf(adjustmentRules, input)
  if (problems.length > 0) return refused(invalidInput(problems))
  const { profileId, amount, reason, idempotencyKey } = accept(adjustmentRules, input)
  if (previous) {
    const isSame = previous.profileId === profileId && previous.amount === amount && previous.reason === reason
    return isSame ? decided({ isRepeat: true, adjustment: previous, action: null }) : refused(keyUsed())
  }
  const problem = balanceProblem(amount, available)
  if (problem) return refused(problem)
  const adjustment: AdjustmentRecord = {
    ...{ id, profileId, amount, reason, idempotencyKey },
    status: 'Proposed',
    proposedBy: adminId,
    decidedBy: null,
    createdAt: now,
    decidedAt: null,
    transactionId: null,
  }
  const action: AdminAction = { action: 'admin.adjustmentProposed', target: id, before: null, after: { profileId, amount, reason } }
  return decided({ isRepeat: false, adjustment, action })
}

/** Posts one transaction between the wallet and the platform's adjustments account (P-02). */
export const adjustmentInstruction = ({
  id,
  profileId,
  amount,
}: Pick<AdjustmentRecord, 'id' | 'profileId' | 'amount'>): PostInstruction => ({
  action: 'post',
  purpose: { kind: 'ADJUSTMENT', reference: id },
  entries: [
    { accountId: platformAccounts.adjustments, amount: -amount },
    { accountId: availableAccount(profileId), amount },
  ],
})

/** The adjustment after the decision, without the id of its transaction, which the ledger assigns. `instruction` is null on rejection. */
export type AdjustmentDecision = {
  adjustment: AdjustmentRecord
  instruction: PostInstruction | null
  action: AdminAction
}

/**
 * Decides `adminDecideAdjustment`. An adjustment is decided once, and not by the admin who proposed it. `problemAfter` returns why an admin
 * may not be the second person after the first (Y-09). It applies only to approvals, because a rejection moves no money. Refused with
 * `ADJUSTMENT_NOT_FOUND`, `NO_CHANGES_TO_UPDATE` if the adjustment was decided before, `ADJUSTMENT_OF_OWN`, or
 * `INSUFFICIENT_WALLET_BALANCE` if the money was spent since the proposal.
 */
export function decideAdjustment(
  adjustment: AdjustmentRecord | null,
  { approve, available }: { approve: boolean; available: number | null },
  { adminId, problemAfter, now }: { adminId: string; problemAfter: (firstId: string) => Problem | null; now: number },
): Decision<AdjustmentDecision> {
  if (!adjustment) return refused(new Problem('ADJUSTMENT_NOT_FOUND'))
  if (adjustment.status !== 'Proposed') return refused(new Problem('NO_CHANGES_TO_UPDATE'))
  if (adjustment.proposedBy === adminId) return refused(new Problem('ADJUSTMENT_OF_OWN'))
  const problem = approve ? (problemAfter(adjustment.proposedBy) ?? balanceProblem(adjustment.amount, available)) : null
  if (problem) return refused(problem)
  const { id, profileId, amount } = adjustment
  const status = approve ? 'Posted' : 'Rejected'
  return decided({
    adjustment: { ...adjustment, status, decidedBy: adminId, decidedAt: now },
    instruction: approve ? adjustmentInstruction(adjustment) : null,
    action: {
      action: approve ? 'admin.adjustmentPosted' : 'admin.adjustmentRejected',
      target: id,
      before: { status: 'Proposed' },
      after: { status, profileId, amount },
    },
  })
}
