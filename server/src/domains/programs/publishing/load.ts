import { noClaims } from '@wasla/contract/programs/budget/claims.ts'
import { noMoney } from '@wasla/contract/programs/budget/usage.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import type { StatusState } from '@wasla/contract/programs/status/state.ts'
import { programTermsOf } from '@wasla/contract/programs/terms.ts'
import type { Database } from '#database/database.ts'
import type { ProgramsDeps } from '../deps.ts'
import { lockProgram } from '../stores/programs.ts'
import { findStep } from '../stores/steps.ts'
import { findProgramMoney } from './money.ts'

type StateDeps = Pick<ProgramsDeps, 'people' | 'wallet' | 'rewards' | 'env'>

/** Loads a program's status with everything that the status depends on, as its transaction sees it. */
export async function stateOf(tx: Database, deps: StateDeps, program: ProgramRecord): Promise<StatusState> {
  const { id } = program
  const budget = await findStep(tx, id, 'BUDGET')
  return {
    program,
    participants: await deps.people.countParticipants(tx, id),
    money: (await findProgramMoney(tx, deps, [id])).get(id) ?? noMoney,
    claims: program.status === 'Retired' ? await deps.rewards.openClaims(tx, id) : noClaims,
    frequency: budget?.data.payoutFrequency ?? 'MONTHLY',
    terms: programTermsOf(deps.env.mode),
  }
}

/**
 * Locks a program of any owner until the transaction ends, and loads its status with everything that the status depends on. Null if there
 * is no such program.
 */
export async function lockState(tx: Database, deps: StateDeps, id: string): Promise<StatusState | null> {
  const program = await lockProgram(tx, id)
  return program && stateOf(tx, deps, program)
}
