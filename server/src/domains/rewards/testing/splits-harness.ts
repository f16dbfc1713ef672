import type { RewardShareRecord } from '@wasla/contract/splits/record.ts'
import type { DatabaseHandle } from '#database/database.ts'
import { createServices } from '../../../services/services.ts'
import type { Viewer } from '../../session/viewer.ts'
import { findPaidShares, shareRow } from '../stores/shares.ts'
import { rewardsHarness } from './rewards-harness.ts'

/** Two cash milestones, of SAR 900.01 and SAR 33.33. */
const milestones = [
  { id: 'm1', target: 1, rewardType: 'CASH', amount: 90_001 },
  { id: 'm2', target: 2, rewardType: 'CASH', amount: 3_333 },
] as const

/** A running program of a demonstration, which has no holds, with the networker Noura, her agent Omar, and their splits. */
export async function splitsHarness(handle: Pick<DatabaseHandle, 'db' | 'dialect'>) {
  const t = await rewardsHarness(handle, { env: { mode: 'demo' } })
  // A second process on the same database.
  const { managedAccounts } = createServices({ ...t })
  const nabt = await t.brand(5_000_000)
  const programId = await t.launched(nabt, { budget: 1_000_000, milestones })
  await t.rewards.payDue()
  const noura = await t.participant(programId)
  const omar = await t.person({ type: 'AGENT' })

  async function manages(manager: Viewer, talent: Viewer): Promise<string> {
    const id = t.ids.uuid()
    await t.db
      .insertInto('managed_accounts')
      .values({ id, manager_id: manager.profileId, talent_id: talent.profileId, status: 'Accepted', created_at: 1, answered_at: 2 })
      .execute()
    return id
  }
  const account = await manages(omar, noura)
  const terms = { percent: 15, programId: null, startsOn: '2026-03-15' }
  type Over = Partial<Parameters<typeof managedAccounts.proposeSplit>[1]> & { by?: Viewer; to?: Viewer }
  const propose = ({ by = omar, to: _, ...over }: Over = {}) =>
    managedAccounts.proposeSplit(by, { managedAccountId: account, ...terms, ...over })
  return {
    ...t,
    managedAccounts,
    nabt,
    programId,
    noura,
    omar,
    account,
    manages,
    propose,
    /** Proposes a split as Omar, or `by`, and agrees to it as Noura, or `to`. */
    async agree({ to = noura, ...over }: Over = {}) {
      const { id } = await propose(over)
      return managedAccounts.answerSplit(to, { id, accepts: true })
    },
    async shares(): Promise<RewardShareRecord[]> {
      const rows = await t.db.selectFrom('reward_shares').select(shareRow.columns('reward_shares')).orderBy('amount').execute()
      return rows.map(shareRow.read)
    },
    paidShares: () => findPaidShares(t.db, omar.profileId, noura.profileId),
    available: async (...viewers: Viewer[]) => Promise.all(viewers.map(async (viewer) => (await t.money(viewer)).available)),
    /** Moves the clock to the next Sunday and pays. */
    async payOn(day: string) {
      t.moveTo(`${day}T09:00`)
      await t.rewards.payDue()
    },
  }
}

export type SplitsHarness = Awaited<ReturnType<typeof splitsHarness>>
