import type { ImpactObjectives } from '@wasla/contract/programs/step-data.ts'
import type { RewardRecord } from '@wasla/contract/rewards/record.ts'
import type { ResultChange } from '@wasla/contract/tracking/change.ts'
import type { PayoutFrequency } from '@wasla/contract/wallet/payout-run.ts'
import type { DatabaseHandle } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { publishingHarness } from '../../programs/testing/publishing-harness.ts'
import { findStep } from '../../programs/service.ts'
import type { Viewer } from '../../session/viewer.ts'
import { findResults } from '../stores/results.ts'
import { rewardRow } from '../stores/rewards.ts'

export const at = (text: string) => Date.parse(`${text}+03:00`)

type Given = Parameters<typeof publishingHarness>[1]
type Program = {
  budget: number
  milestones?: ImpactObjectives['milestones']
  objective?: ImpactObjectives['objectiveType']
  paid?: PayoutFrequency
  /** Null for a program without an end; by default the program has one. */
  endDate?: null
}

/** Returns running programs whose participants have results, on a test’s database; by default a live deployment, which has holds. */
export async function rewardsHarness(handle: Pick<DatabaseHandle, 'db' | 'dialect'>, given: Given = { env: { mode: 'live' } }) {
  const t = await publishingHarness(handle, given)
  const { db } = t
  const { rewards } = t.services
  let counted = 0

  const saveData = ({ id, data }: { id: string; data: unknown }) =>
    db
      .updateTable('program_steps')
      .set({ data: JSON.stringify(data) })
      .where('id', '=', id)
      .execute()

  /** Publishes a program of a brand; by default it pays SAR 100 for the first sale and an experience for the second. */
  async function launched(
    owner: Viewer,
    { budget, milestones = sample, objective = 'SALES', paid = 'WEEKLY', endDate }: Program,
  ): Promise<string> {
    const id = await t.draft(owner, budget, { objectiveType: objective, ...(endDate !== undefined && { endDate }) })
    const objectives = await findStep(db, id, 'IMPACT_OBJECTIVES')
    const money = await findStep(db, id, 'BUDGET')
    if (!objectives || !money) throw new Error('A draft of the harness has every step')
    await saveData({ ...objectives, data: { ...objectives.data, objectiveType: objective, milestones } })
    await saveData({ ...money, data: { ...money.data, payoutFrequency: paid } })
    await t.publishing.publish(owner, id, null)
    return id
  }

  const tell = (changes: readonly ResultChange[]) => inTransaction(db, (tx) => rewards.countResults(tx, changes))

  const change = (programId: string, { profileId }: Pick<Viewer, 'profileId'>, over: Partial<ResultChange> = {}): ResultChange => ({
    kind: 'CONVERSION',
    id: `result-${++counted}`,
    programId,
    profileId,
    at: t.clock.now(),
    channel: 'INSTAGRAM',
    country: 'SA',
    visitor: 'visitor',
    from: null,
    to: 'Approved',
    reason: null,
    amount: 24_990,
    ...over,
  })

  return {
    ...t,
    rewards,
    launched,
    tell,
    change,
    participant: async (programId: string, over: Parameters<typeof t.person>[0] = {}): Promise<Viewer> => {
      const viewer = await t.person(over)
      await t.joined(programId, viewer)
      return viewer
    },
    /** Counts sales of a participant. */
    sold: (programId: string, viewer: Pick<Viewer, 'profileId'>, sales = 1) =>
      tell(Array.from({ length: sales }, () => change(programId, viewer))),
    /** Counts reversals of a participant’s sales. */
    reversed: (programId: string, viewer: Pick<Viewer, 'profileId'>, sales = 1) =>
      tell(Array.from({ length: sales }, () => change(programId, viewer, { from: 'Approved', to: 'Reversed', reason: 'REVERSED' }))),
    resultOf: async (programId: string, { profileId }: Pick<Viewer, 'profileId'>) => (await findResults(db, programId, [profileId]))[0],
    async rewardsOf(programId: string): Promise<RewardRecord[]> {
      const rows = await db
        .selectFrom('rewards')
        .select(rewardRow.columns('rewards'))
        .where('program_id', '=', programId)
        .orderBy('id')
        .execute()
      return rows.map(rewardRow.read)
    },
    /** Returns types and values of a profile’s notifications. */
    async noticesOf({ profileId }: Pick<Viewer, 'profileId'>): Promise<{ type: string; meta: Record<string, unknown> }[]> {
      const rows = await db
        .selectFrom('notifications')
        .select(['type', 'meta'])
        .where('profile_id', '=', profileId)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map(({ type, meta }) => ({ type, meta: JSON.parse(meta) as Record<string, unknown> }))
    },
    texts: () => db.selectFrom('sms_queue').select('kind').where('kind', '=', 'budgetAlert').execute(),
    moveTo: (text: string) => t.clock.advance(at(text) - t.clock.now()),
  }
}

export const sample: ImpactObjectives['milestones'] = [
  { id: 'm1', target: 1, rewardType: 'CASH', amount: 10_000 },
  { id: 'm2', target: 2, rewardType: 'EXPERIENCE', title: 'Breakfast for two' },
]

export type RewardsHarness = Awaited<ReturnType<typeof rewardsHarness>>
