import type { StoredStepData } from '@wasla/contract/programs/step-data.ts'
import type { PayoutRunRecord, RewardRecord } from '@wasla/contract/rewards/record.ts'
import { CAMP_BREAKFAST, GROCERIES, MORNING_CUP, SMALL_KITCHENS } from './programs/all-programs.ts'
import type { WholeProgram } from './programs/make-program.ts'
import type { ProgramChange } from './wallet-rows.ts'
import { topUp, withdrawal } from './wallet-rows.ts'
import { NABT_SAHIL, NOURA_ALNAKHEEL, NOURA_NAJD } from './wallets.ts'
import { NABT_COFFEE } from './businesses.ts'
import { at, day } from './clock.ts'
import { idOf } from './ids.ts'
import type { Member } from './member.ts'
import { HUDA, NOURA, SAAD, YARA } from './networkers.ts'
import type { World } from './tables.ts'

/** Rows that replace a member's wallet in a scenario. */
export type WalletRows = Pick<
  World,
  'withdrawalAccounts' | 'topUps' | 'withdrawals' | 'programChanges' | 'programRewards' | 'payoutRuns' | 'escrows'
>

export const emptyWallet: WalletRows = {
  withdrawalAccounts: [],
  topUps: [],
  withdrawals: [],
  programChanges: [],
  programRewards: [],
  payoutRuns: [],
  escrows: [],
}

const programs = {
  morningCup: { programId: idOf('program:morning-cup', at('2025-08-01')), title: 'Morning cup, every day' },
  desertNights: { programId: idOf('program:desert-nights', at('2025-08-20')), title: 'Desert nights, tables for four' },
  coldBrew: { programId: idOf('program:cold-brew', at('2025-11-18')), title: 'Cold brew summer' },
  ramadanCup: { programId: idOf('program:ramadan-cup', at('2025-07-01')), title: 'A cup after iftar' },
} as const
type Program = (typeof programs)[keyof typeof programs]

/** Returns the payment of a program's reward into a member's wallet. */
const earned = ({ profile }: Member, programId: string, on: string, riyals: number, payoutRunId?: string): ProgramChange => ({
  change: 'rewardEarned',
  id: idOf(`earned:${profile.id}:${on}`, at(on)),
  profileId: profile.id,
  programId,
  ...(payoutRunId !== undefined && { payoutRunId }),
  amount: Math.round(riyals * 100),
  at: at(on),
})

/** Returns the id of a program's milestone, counted from 0. */
function milestoneOf({ key, steps }: WholeProgram, index: number): string {
  const objectives = steps.find(({ type }) => type === 'IMPACT_OBJECTIVES')?.data as StoredStepData['IMPACT_OBJECTIVES'] | undefined
  const milestone = objectives?.milestones[index]
  if (!milestone) throw new Error(`${key} has no milestone ${index}`)
  return milestone.id
}

/** Returns an accrued reward of Noura. She earned it two weeks before its hold ends. */
const reward = (whole: WholeProgram, milestone: number, riyals: number, payableOn: string): RewardRecord => ({
  id: idOf(`reward:${whole.key}:${milestone}:${NOURA.profile.id}`, at(payableOn)),
  programId: whole.program.id,
  profileId: NOURA.profile.id,
  milestoneId: milestoneOf(whole, milestone),
  rewardType: 'CASH',
  amount: riyals * 100,
  state: 'Accrued',
  achievedAt: at(payableOn) - 14 * day,
  payableAt: at(payableOn),
  paidAt: null,
  payoutRunId: null,
  deliveredAt: null,
  returnedAt: null,
})

/** Returns a payout run that an admin requested at this time. */
const run = (on: string): PayoutRunRecord => ({
  id: idOf(`run:${on}`, at(on)),
  asOf: at(on),
  kind: 'Requested',
  startedAt: at(on),
  finishedAt: at(on),
  programs: 1,
  participants: 1,
  amount: 0,
  unpaid: 0,
})

type Paid = readonly [milestone: number, riyals: number]

/** Returns rewards that a run paid to Noura, and the wallet change of the payment. */
function paid(whole: WholeProgram, on: string, rewards: readonly Paid[]): { change: ProgramChange; rewards: RewardRecord[] } {
  const payoutRunId = run(on).id
  const sum = rewards.reduce((total, [, riyals]) => total + riyals, 0)
  return {
    change: earned(NOURA, whole.program.id, on, sum, payoutRunId),
    rewards: rewards.map(([milestone, riyals], index) => ({
      ...reward(whole, milestone, riyals, on),
      state: 'Paid',
      achievedAt: at(on) - (10 - 3 * index) * day,
      paidAt: at(on),
      payoutRunId,
    })),
  }
}

/** Rewards are stored since October. Earlier payouts have only transactions. */
const kitchensInOctober = paid(SMALL_KITCHENS, '2025-10-30T06:00', [
  [0, 850.5],
  [1, 1600],
])
const groceriesInNovember = paid(GROCERIES, '2025-11-03T06:00', [[0, 3200]])
const cupInNovember = paid(MORNING_CUP, '2025-11-18T06:00', [[0, 1500]])

const { morningCup, desertNights, coldBrew, ramadanCup } = programs

/**
 * Noura's wallet with 12,986.25 riyals and twenty-two transactions since September. Rewards of 4,550 riyals are due on the next three
 * paydays.
 */
export const nouraEarning: WalletRows = {
  withdrawalAccounts: [NOURA_NAJD, NOURA_ALNAKHEEL],
  topUps: [
    topUp(NOURA, { on: '2025-09-15T16:20', riyals: 500 }),
    topUp(NOURA, { on: '2025-09-16T10:05', riyals: 1000, failed: 'declined' }),
    topUp(NOURA, { on: '2025-09-25T17:00', riyals: 250 }),
    topUp(NOURA, { on: '2025-11-16T13:31', riyals: 1000 }),
  ],
  withdrawals: [
    withdrawal(NOURA_NAJD, { on: '2025-09-21T08:00', riyals: 500 }),
    withdrawal(NOURA_NAJD, { on: '2025-09-29T08:30', riyals: 751.25 }),
    withdrawal(NOURA_NAJD, { on: '2025-10-05T09:30', riyals: 1500, failed: 'ACCOUNT_REJECTED' }),
    withdrawal(NOURA_NAJD, { on: '2025-10-12T07:50', riyals: 5000 }),
    withdrawal(NOURA_NAJD, { on: '2025-10-24T10:15', riyals: 3000, ended: '2025-10-26T08:20' }),
    withdrawal(NOURA_NAJD, { on: '2025-11-11T08:45', riyals: 1000, failed: 'ACCOUNT_REJECTED' }),
  ],
  programChanges: [
    earned(NOURA, MORNING_CUP.program.id, '2025-09-17T06:00', 1200),
    earned(NOURA, GROCERIES.program.id, '2025-09-19T06:00', 640),
    earned(NOURA, desertNights.programId, '2025-09-23T06:00', 860),
    earned(NOURA, MORNING_CUP.program.id, '2025-09-28T06:00', 980),
    earned(NOURA, SMALL_KITCHENS.program.id, '2025-10-01T06:00', 980),
    earned(NOURA, desertNights.programId, '2025-10-09T06:00', 7200),
    earned(NOURA, MORNING_CUP.program.id, '2025-10-18T06:00', 1500),
    kitchensInOctober.change,
    groceriesInNovember.change,
    cupInNovember.change,
  ],
  programRewards: [
    ...kitchensInOctober.rewards,
    ...groceriesInNovember.rewards,
    ...cupInNovember.rewards,
    reward(MORNING_CUP, 2, 240, '2025-11-17T09:00'),
    reward(MORNING_CUP, 3, 600, '2025-11-18T09:00'),
    reward(GROCERIES, 1, 400, '2025-11-17T09:00'),
    reward(CAMP_BREAKFAST, 1, 860, '2025-11-25T09:00'),
    reward(SMALL_KITCHENS, 3, 2450, '2025-11-10T09:00'),
    { ...reward(GROCERIES, 2, 300, '2025-11-30T09:00'), state: 'Waiting' },
  ],
  payoutRuns: ['2025-10-30T06:00', '2025-11-03T06:00', '2025-11-18T06:00'].map(run),
  escrows: [],
}

/** A withdrawal of 500 riyals, which Noura requested at 10:42 on the world's day. It leaves 12,480.50 riyals in the wallet. */
export const openWithdrawal = withdrawal(NOURA_NAJD, { on: '2025-11-20T07:42', riyals: 500, status: 'Initiated' })
export const nouraWithdrawing: WalletRows = { ...nouraEarning, withdrawals: [...nouraEarning.withdrawals, openWithdrawal] }

const budget = (program: Program, on: string, riyals: number): ProgramChange => ({
  change: 'budgetReserved',
  id: idOf(`budget:${program.programId}:${on}`, at(on)),
  profileId: NABT_COFFEE.profile.id,
  programId: program.programId,
  bill: { subtotal: riyals * 100, fee: 0, vat: 0 },
  at: at(on),
})

/** Nabt Coffee's wallet with 48,200 riyals, and 12,400 riyals reserved for two programs. */
export const nabtWithPrograms: WalletRows = {
  ...emptyWallet,
  withdrawalAccounts: [NABT_SAHIL],
  topUps: [
    topUp(NABT_COFFEE, { on: '2025-06-12T08:00', riyals: 30_000, by: 'BANK' }),
    topUp(NABT_COFFEE, { on: '2025-09-03T10:20', riyals: 25_000 }),
    topUp(NABT_COFFEE, { on: '2025-11-17T09:05', riyals: 10_000, failed: 'declined' }),
    topUp(NABT_COFFEE, { on: '2025-11-17T09:12', riyals: 10_000 }),
  ],
  withdrawals: [withdrawal(NABT_SAHIL, { on: '2025-10-28T12:25', riyals: 1894.25 })],
  programChanges: [
    budget(ramadanCup, '2025-07-01T09:00', 2000),
    {
      change: 'budgetReleased',
      id: idOf('released:ramadan-cup', at('2025-09-01')),
      profileId: NABT_COFFEE.profile.id,
      programId: ramadanCup.programId,
      amount: 10_000,
      at: at('2025-09-01'),
    },
    budget(morningCup, '2025-10-01T09:00', 8000),
    {
      change: 'rewardsPaid',
      id: idOf('paid:morning-cup', at('2025-11-02T06:00')),
      profileId: NABT_COFFEE.profile.id,
      programId: morningCup.programId,
      earnings: [
        { profileId: HUDA.profile.id, amount: 24_000 },
        { profileId: YARA.profile.id, amount: 24_000 },
        { profileId: SAAD.profile.id, amount: 12_000 },
      ],
      at: at('2025-11-02T06:00'),
    },
    earned(HUDA, morningCup.programId, '2025-11-02T06:00', 240),
    earned(YARA, morningCup.programId, '2025-11-02T06:00', 240),
    earned(SAAD, morningCup.programId, '2025-11-02T06:00', 120),
    budget(coldBrew, '2025-11-18T10:30', 5000),
  ],
  escrows: [
    { ...morningCup, profileId: NABT_COFFEE.profile.id, amount: 740_000, releasesAt: null },
    { ...coldBrew, profileId: NABT_COFFEE.profile.id, amount: 500_000, releasesAt: at('2026-02-28T21:00') },
  ],
}
