import { payoutInstructions, releaseInstruction, reserveInstruction } from '@wasla/contract/wallet/program-money.ts'
import type { ProgramChange } from '@wasla/mocks/world/wallet-rows.ts'
import type { World } from '@wasla/mocks/world/tables.ts'
import type { Database } from '#database/database.ts'
import type { WalletService } from '../domains/wallet/service.ts'

type Of<Change extends ProgramChange['change']> = Extract<ProgramChange, { change: Change }>
type Wallet = Pick<WalletService, 'moveProgramMoney' | 'payProgramRun'>

/** Something that happened at a past time, in milliseconds. */
export type Step = { at: number; act(): Promise<unknown> }

const reserve = (tx: Database, wallet: Wallet, { profileId, ...change }: Of<'budgetReserved'>): Promise<void> => {
  const { programId, bill } = change
  const total = bill.subtotal + bill.fee + bill.vat
  const instruction = reserveInstruction({ programId, profileId }, { ...bill, total, currency: 'SAR' })
  return wallet.moveProgramMoney(tx, { id: programId, profileId }, { instruction, change })
}

const release = (tx: Database, wallet: Wallet, { profileId, ...change }: Of<'budgetReleased'>): Promise<void> => {
  const { programId, amount } = change
  const instruction = releaseInstruction({ programId, profileId }, amount)
  return wallet.moveProgramMoney(tx, { id: programId, profileId }, { instruction, change })
}

const pay = (tx: Database, wallet: Wallet, run: Of<'rewardsPaid'>, earned: readonly Of<'rewardEarned'>[]): Promise<unknown> =>
  wallet.payProgramRun(tx, {
    instructions: payoutInstructions(run.programId, run.earnings),
    listed: [run, ...earned].map(({ profileId, ...change }) => ({ profileId, change })),
  })

/**
 * Returns a step for each wallet change of the demo's programs: budgets reserved, payout runs, remaining budgets returned. The steps use
 * the wallet and its ledger as the use cases do. The program rows must exist already.
 */
export function programMoneySteps(tx: Database, wallet: Wallet, { programChanges }: World): Step[] {
  const earnedIn = (run: Of<'rewardsPaid'>) =>
    programChanges.filter(
      (change): change is Of<'rewardEarned'> =>
        change.change === 'rewardEarned' && change.programId === run.programId && change.at === run.at,
    )
  return programChanges.flatMap((change): Step[] => {
    const { at } = change
    if (change.change === 'budgetReserved') return [{ at, act: () => reserve(tx, wallet, change) }]
    if (change.change === 'budgetReleased') return [{ at, act: () => release(tx, wallet, change) }]
    if (change.change === 'rewardsPaid') return [{ at, act: () => pay(tx, wallet, change, earnedIn(change)) }]
    return []
  })
}
