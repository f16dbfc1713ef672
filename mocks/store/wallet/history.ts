import { availableAccount, platformAccounts } from '@wasla/contract/wallet/ledger-accounts.ts'
import { adjustmentInstruction } from '@wasla/contract/wallet/adjustments/adjustment.ts'
import type { AdjustmentRecord } from '@wasla/contract/wallet/adjustments/record.ts'
import type { LedgerInstruction } from '@wasla/contract/wallet/ledger-instruction.ts'
import { payoutInstructions, type ManagerShares, releaseInstruction, reserveInstruction } from '@wasla/contract/wallet/program-money.ts'
import { topUpInstruction } from '@wasla/contract/wallet/top-ups/proof.ts'
import type { TopUpRecord } from '@wasla/contract/wallet/top-ups/record.ts'
import { givenAway } from '@wasla/contract/wallet/transactions/rows.ts'
import { takeBackInstruction, type TopUpReturn } from '@wasla/contract/wallet/top-ups/returned.ts'
import { holdInstruction, paidInstruction, returnInstruction } from '@wasla/contract/wallet/withdrawals/instructions.ts'
import type { WithdrawalRecord } from '@wasla/contract/wallet/withdrawals/record.ts'
import type { ProgramChange } from '../../world/wallet-rows.ts'
import type { World } from '../../world/tables.ts'
import { createLedger, type Ledger } from './ledger.ts'

type Event = { at: number; transactionId: string; instruction: LedgerInstruction }

const ofTopUp = (topUp: TopUpRecord): Event[] =>
  topUp.status === 'Success'
    ? [{ at: topUp.settledAt ?? topUp.createdAt, transactionId: topUp.id, instruction: topUpInstruction(topUp) }]
    : []

/** Returns the ledger event of a refunded top-up. */
function ofReturn({ topUpId, at, id: transactionId, taken, ...bill }: TopUpReturn, topUps: readonly TopUpRecord[]): Event[] {
  const topUp = topUps.find(({ id }) => id === topUpId)
  return topUp ? [{ at, transactionId, instruction: takeBackInstruction(topUp, bill, taken) }] : []
}

function ofWithdrawal(withdrawal: WithdrawalRecord): Event[] {
  const { id, holdId, status, createdAt, settledAt } = withdrawal
  const begin = { at: createdAt, transactionId: holdId, instruction: holdInstruction(withdrawal) }
  if (status === 'Initiated') return [begin]
  const instruction = status === 'Success' ? paidInstruction(withdrawal) : returnInstruction(withdrawal)
  return [begin, { at: settledAt ?? createdAt, transactionId: id, instruction }]
}

const ofAdjustment = (adjustment: AdjustmentRecord): Event[] =>
  adjustment.transactionId === null
    ? []
    : [
        {
          at: adjustment.decidedAt ?? adjustment.createdAt,
          transactionId: adjustment.transactionId,
          instruction: adjustmentInstruction(adjustment),
        },
      ]

/**
 * Returns the instruction for a reward without a payout of its brand, as some scenarios have it. The platform’s adjustments account pays
 * the reward.
 */
const earnedInstruction = ({ profileId, programId, ...earned }: Extract<ProgramChange, { change: 'rewardEarned' }>): LedgerInstruction => ({
  action: 'post',
  purpose: { kind: 'PROGRAM_PAYOUT', reference: programId },
  entries: [
    { accountId: platformAccounts.adjustments, amount: givenAway(earned) - earned.amount },
    { accountId: availableAccount(profileId), amount: earned.amount - givenAway(earned) },
  ],
})

/** Returns the ledger events of a program's change. `isPaidByRun` returns whether the world contains the brand’s payout of the reward. `shares`: what managers get of a payout. */
function ofProgram(change: ProgramChange, isPaidByRun: (change: ProgramChange) => boolean, shares: ManagerShares): Event[] {
  const event = (instruction: LedgerInstruction) => [{ at: change.at, transactionId: change.id, instruction }]
  switch (change.change) {
    case 'budgetReserved': {
      const { subtotal, fee, vat } = change.bill
      return event(reserveInstruction(change, { ...change.bill, total: subtotal + fee + vat, currency: 'SAR' }))
    }
    case 'budgetReleased':
      return event(releaseInstruction(change, change.amount))
    case 'rewardEarned':
      return isPaidByRun(change) ? [] : event(earnedInstruction(change))
    case 'rewardsPaid':
      return payoutInstructions(change.programId, change.earnings, shares).flatMap(event)
  }
}

/** Returns the key of the payout run in which a program paid. */
const runOf = ({ programId, at }: ProgramChange) => `${programId} ${at}`

/** Returns the managers' shares of the rewards that a payout paid. */
const sharesIn = (payout: ProgramChange, changes: readonly ProgramChange[]): ManagerShares =>
  new Map(
    changes.flatMap((change): [string, readonly { profileId: string; amount: number }[]][] =>
      change.change === 'rewardEarned' && change.shares && runOf(change) === runOf(payout) ? [[change.profileId, change.shares]] : [],
    ),
  )

/** Builds the ledger of a world from all its money movements, in the order of time. */
export function booksOf({ topUps, topUpReturns, withdrawals, adjustments, programChanges }: World): Ledger {
  const ledger = createLedger()
  const runs = new Set(programChanges.filter(({ change }) => change === 'rewardsPaid').map(runOf))
  const ofChange = (change: ProgramChange) => ofProgram(change, (reward) => runs.has(runOf(reward)), sharesIn(change, programChanges))
  const paid = [...topUps.flatMap(ofTopUp), ...topUpReturns.flatMap((one) => ofReturn(one, topUps))]
  const moved = [...paid, ...withdrawals.flatMap(ofWithdrawal), ...adjustments.flatMap(ofAdjustment)]
  const events = [...moved, ...programChanges.flatMap(ofChange)]
  for (const { at, transactionId, instruction } of events.toSorted((one, other) => one.at - other.at))
    ledger.execute(instruction, { transactionId, now: at })
  return ledger
}
