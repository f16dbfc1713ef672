import { changesOf } from '@wasla/contract/common/decision.ts'
import type { ProgramLeftover } from '@wasla/contract/generated/user-types.ts'
import { leftoverOf } from '@wasla/contract/programs/budget/leftover.ts'
import { decideBudgetTopUp, type BudgetTopUpInput } from '@wasla/contract/programs/budget/top-up.ts'
import { noMoney, usageOf, type BudgetUsage } from '@wasla/contract/programs/budget/usage.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import { returnsAt } from '@wasla/contract/programs/status/dates.ts'
import { programTermsOf } from '@wasla/contract/programs/terms.ts'
import { budgetEvent, programEvents } from '@wasla/contract/webhooks/program-events.ts'
import type { Database } from '#database/database.ts'
import { inSharedTransaction } from '#database/group-commit/group-commit.ts'
import type { Viewer } from '../../session/viewer.ts'
import { appendWebhooks } from '../../webhooks/service.ts'
import type { ProgramsDeps } from '../deps.ts'
import { findBudgetTopUp, insertBudgetTopUp } from '../stores/budget-top-ups.ts'
import { findStep } from '../stores/steps.ts'
import { lockState } from './load.ts'
import { findProgramMoney } from './money.ts'
import { appendMoved } from './moved.ts'
import { saveNotice, saveStatusFields } from './save.ts'

/** Returns the budget usage of these programs, by id (L-06). */
export async function usagesOf(
  db: Database,
  deps: Pick<ProgramsDeps, 'wallet' | 'rewards'>,
  programs: readonly Pick<ProgramRecord, 'id' | 'budget'>[],
): Promise<Map<string, BudgetUsage>> {
  const money = await findProgramMoney(
    db,
    deps,
    programs.map(({ id }) => id),
  )
  return new Map(programs.map((program) => [program.id, usageOf(program, money.get(program.id) ?? noMoney)]))
}

/**
 * Returns why money of a retired program is still reserved (Y-12). Null if the program is not retired, or if all its results are decided.
 */
export async function leftover(
  deps: Pick<ProgramsDeps, 'db' | 'wallet' | 'rewards'>,
  { id, status }: Pick<ProgramRecord, 'id' | 'status'>,
): Promise<ProgramLeftover | null> {
  if (status !== 'Retired') return null
  return leftoverOf(await deps.rewards.openClaims(deps.db, id), (await findProgramMoney(deps.db, deps, [id])).get(id) ?? noMoney)
}

/** Returns when a program's leftover budget would be returned if it ended now (L-10); null for a draft. */
export async function returnOf(
  { db, env, clock }: Pick<ProgramsDeps, 'db' | 'env' | 'clock'>,
  program: ProgramRecord,
): Promise<number | null> {
  if (program.status === 'Draft') return null
  const budget = await findStep(db, program.id, 'BUDGET')
  return returnsAt(program, budget?.data.payoutFrequency ?? 'MONTHLY', { terms: programTermsOf(env.mode), now: clock.now() })
}

/**
 * `topUpProgramBudget` (K-30, X-34): writes the budget, the escrow and the wallet's transaction in one commit. Repeated calls with the same
 * key have one effect and return the current usage. See `decideBudgetTopUp` for the errors.
 */
export const topUpBudget = (deps: ProgramsDeps, { profileId }: Pick<Viewer, 'profileId'>, input: BudgetTopUpInput): Promise<BudgetUsage> =>
  inSharedTransaction(deps, async (tx) => {
    const { wallet } = deps
    const found = await lockState(tx, deps, input.programId)
    const status = found?.program.profileId === profileId ? found : null
    // Reads the key while the wallet is locked, so that a concurrent call cannot use the same key for another program.
    const payer = status && (await wallet.lockForProgram(tx, profileId))
    const state = {
      status,
      viewer: { profileId, needsIdentityCheck: payer?.owner.needsIdentityCheck ?? false },
      previous: payer && (await findBudgetTopUp(tx, profileId, input.idempotencyKey)),
      available: payer?.available ?? 0,
      isPaymentOn: deps.flags.isOn('payment'),
      fees: wallet.terms().fees,
    }
    const raised = changesOf(decideBudgetTopUp(state, input, { id: deps.ids.uuid(), now: deps.clock.now() }))
    if (!status) throw new Error('A budget is raised of a program')
    if (raised.isRepeat) return usageOf(status.program, status.money)
    const { program, topUp, reservation, notice } = raised
    const { programId, amount, idempotencyKey: key } = topUp
    await insertBudgetTopUp(tx, topUp)
    await wallet.moveProgramMoney(tx, program, reservation, {
      owner: profileId,
      operation: 'topUpProgramBudget',
      key,
      content: { programId, amount },
    })
    await saveStatusFields(tx, program)
    await saveNotice(tx, deps, program, notice)
    await appendWebhooks(tx, deps, [budgetEvent(program, 'BUDGET_ADDED', amount), ...programEvents(status.program, program)])
    await appendMoved(tx, deps, program)
    const money = { ...status.money, escrow: status.money.escrow + amount }
    return usageOf(program, await deps.rewards.grantWaiting(tx, { ...status, program, money }))
  })
