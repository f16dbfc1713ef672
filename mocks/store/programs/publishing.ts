import { changesOf } from '@wasla/contract/common/decision.ts'
import { decideBudgetTopUp, type BudgetTopUpInput } from '@wasla/contract/programs/budget/top-up.ts'
import { usageOf, type BudgetUsage } from '@wasla/contract/programs/budget/usage.ts'
import { decidePublish } from '@wasla/contract/programs/publishing/publish.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import { programStepTypes } from '@wasla/contract/programs/types.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { Store } from '../memory.ts'
import { grantWaiting } from '../rewards/counting.ts'
import { recordTerms } from '../sealed-terms/seal.ts'
import { availableOf, ownerOf, walletTerms } from '../wallet/state.ts'
import { programById, progressIn, saveProgram, stepOf } from './find.ts'
import { programMoneyOf, moveProgramMoney, programTerms } from './money.ts'
import { sendNotice, statusStateOf } from './status.ts'

/** Returns a program's incomplete steps in their order (K-05). */
export function missingSteps(store: Store, programId: string) {
  const complete = new Set(progressIn(store, programId).completedSteps.map(({ type }) => type))
  return programStepTypes.filter((type) => !complete.has(type))
}

type Publishing = { publishDate: number | null; isPaymentOn: boolean }

/** Implements the mutation `publishProgram` (L-04). */
export function publish(store: Store, viewer: ProfileRecord, id: string, { publishDate, isPaymentOn }: Publishing): ProgramRecord {
  const { program, reservation } = changesOf(
    decidePublish(
      {
        program: programById(store, id),
        viewer: { profileId: viewer.id, status: viewer.status, needsIdentityCheck: ownerOf(store, viewer).needsIdentityCheck },
        missing: missingSteps(store, id),
        budget: stepOf(store, id, 'BUDGET')?.data ?? null,
        available: availableOf(store, viewer.id),
        isPaymentOn,
        fees: walletTerms.fees,
        terms: programTerms,
      },
      publishDate,
      { id: store.nextId('transaction'), now: store.clock.now() },
    ),
  )
  moveProgramMoney(store, viewer.id, reservation)
  const saved = saveProgram(store, program)
  recordTerms(store, saved)
  return saved
}

/** Returns a program's `ProgramBudgetUsage`, or null before publishing (L-06). */
export const usageIn = (store: Store, program: ProgramRecord): BudgetUsage | null =>
  program.publishedAt === null ? null : usageOf(program, programMoneyOf(store, program.id))

/** Implements the mutation `topUpProgramBudget` (K-30, X-34). Repeated calls with the same key have one effect. */
export function topUpBudget(store: Store, viewer: ProfileRecord, input: BudgetTopUpInput, isPaymentOn: boolean): BudgetUsage {
  const { budgetTopUps } = store.memory
  const profileId = viewer.id
  const found = statusStateOf(store, input.programId)
  const status = found?.program.profileId === profileId ? found : null
  const isSame = (one: { profileId: string; idempotencyKey: string }) =>
    one.profileId === profileId && one.idempotencyKey === input.idempotencyKey
  const raised = changesOf(
    decideBudgetTopUp(
      {
        status,
        viewer: { profileId, needsIdentityCheck: ownerOf(store, viewer).needsIdentityCheck },
        previous: status ? (budgetTopUps.find(isSame) ?? null) : null,
        available: availableOf(store, profileId),
        isPaymentOn,
        fees: walletTerms.fees,
      },
      input,
      { id: store.nextId('transaction'), now: store.clock.now() },
    ),
  )
  if (!raised.isRepeat) {
    budgetTopUps.push(raised.topUp)
    moveProgramMoney(store, profileId, raised.reservation)
    sendNotice(store, saveProgram(store, raised.program), raised.notice)
    grantWaiting(store, input.programId)
  }
  const program = programById(store, input.programId)
  if (!program) throw new Error('A budget is raised of a program')
  return usageOf(program, programMoneyOf(store, program.id))
}
