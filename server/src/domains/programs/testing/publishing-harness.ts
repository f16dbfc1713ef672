import { draft as sample } from '@wasla/contract/programs/testing/program.ts'
import type { ProgramRecord, ProgramStepRecord } from '@wasla/contract/programs/record.ts'
import type { ImpactObjectives } from '@wasla/contract/programs/step-data.ts'
import { escrowAccount } from '@wasla/contract/wallet/ledger-accounts.ts'
import { payoutInstructions } from '@wasla/contract/wallet/program-money.ts'
import type { ProfileStatus } from '@wasla/contract/profiles/types.ts'
import type { DatabaseHandle } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Viewer } from '../../session/viewer.ts'
import { walletHarness } from '../../wallet/testing/harness.ts'
import { findProgram, insertProgram, updateProgram } from '../stores/programs.ts'
import { saveStep } from '../stores/steps.ts'

const objectives: ImpactObjectives = {
  objectiveType: 'SALES',
  trackingUrl: 'https://nabt.example/morning',
  milestones: [{ id: 'm1', target: 25, rewardType: 'CASH', amount: 60_000 }],
}

/** Brands with wallets and drafts over a test's database, in demo mode by default, at noon of 15 March 2026 in Riyadh. */
export async function publishingHarness(handle: Pick<DatabaseHandle, 'db' | 'dialect'>, given: Parameters<typeof walletHarness>[1] = {}) {
  const t = await walletHarness(handle, given)
  const { db, ids, clock } = t
  const { publishing } = t.services.programs

  async function brand(amount: number, status: ProfileStatus = 'Active'): Promise<Viewer> {
    const viewer = await t.withMoney(amount, { type: 'BRAND', status })
    return { ...viewer, profile: { status } } as Viewer
  }

  /** Creates a draft of a brand with every step saved except those in `leftOut`. */
  async function draft(
    { profileId, userId }: Viewer,
    budget: number,
    over: Partial<ProgramRecord> = {},
    leftOut: readonly ProgramStepRecord['type'][] = [],
  ): Promise<string> {
    const id = ids.uuid()
    const now = clock.now()
    const data = {
      PARTICIPANT_CRITERIA: {
        platforms: [{ platform: 'INSTAGRAM', minFollowers: 1 }],
        profileTypes: ['INFLUENCER'],
        locations: [],
        interests: [],
      },
      TARGET_CRITERIA: {
        audienceProfile: '',
        audienceDrive: '',
        gender: 'NO_PREFERENCE',
        interests: ['coffee'],
        nationalities: [],
        locations: [],
      },
      IMPACT_OBJECTIVES: objectives,
      CATALOGUE: { items: [] },
      GUIDELINES: { dos: ['Show the cup'], donts: ['Hide the ad'] },
      BUDGET: { amount: budget, payoutFrequency: 'WEEKLY', currency: 'SAR' },
    } as const
    await inTransaction(db, async (tx) => {
      await insertProgram(tx, {
        ...sample,
        id,
        profileId,
        userId,
        startDate: '2026-03-15',
        endDate: '2026-06-30',
        createdAt: now,
        updatedAt: now,
        ...over,
      })
      for (const [type, value] of Object.entries(data))
        if (!leftOut.some((one) => one === type))
          await saveStep(tx, { id: ids.uuid(), programId: id, type, data: value, createdAt: now, updatedAt: now } as ProgramStepRecord)
      for (const contentStepType of ['SHAREABLE', 'LEARNING'] as const)
        await tx
          .insertInto('program_contents')
          .values({
            id: ids.uuid(),
            program_id: id,
            content_step_type: contentStepType,
            position: 0,
            title: 'Morning',
            description: 'A cup',
            type: 'IMAGE',
            status: 'READY',
            content_url: 'https://nabt.example/cup.jpg',
            thumbnail_url: null,
            has_own_thumbnail: 0,
            language: 'ARABIC',
            platform: null,
            allow_trademark_use: 0,
            hashtags: '[]',
            special_requests: null,
            file_name: null,
            file_size: null,
            attempts: 0,
            next_attempt_at: null,
            created_at: now,
            updated_at: now,
          })
          .execute()
    })
    return id
  }

  return {
    ...t,
    publishing,
    brand,
    draft,
    /** Creates a running program with a budget. */
    async running(owner: Viewer, budget: number, over: Partial<ProgramRecord> = {}): Promise<string> {
      const id = await draft(owner, budget, over)
      await publishing.publish(owner, id, null)
      return id
    },
    async program(id: string): Promise<ProgramRecord> {
      const found = await findProgram(db, id)
      if (!found) throw new Error(`There is no program ${id}`)
      return found
    },
    change: (id: string, fields: Partial<ProgramRecord>) => updateProgram(db, id, fields),
    /** Returns the balance of a program's escrow in halalas. */
    async escrow(id: string): Promise<number> {
      return (await t.ledger.accounts(db, [escrowAccount(id)]))[0]?.balance ?? 0
    },
    /** Adds a participant or an applicant to a program. */
    async joined(programId: string, { profileId, userId }: Viewer, status: 'Accepted' | 'Pending' | 'Rejected' = 'Accepted') {
      const now = clock.now()
      const row = { id: ids.uuid(), program_id: programId, profile_id: profileId, user_id: userId, is_automatic: 0 } as const
      await db
        .insertInto('participations')
        .values({ ...row, status, created_at: now, answered_at: status === 'Pending' ? null : now })
        .execute()
    },
    listed: (owner: Viewer) => t.wallet.transactions(owner, { types: ['PROGRAM_TOP_UP'] }, { limit: 100 }),
    /** Pays a reward from a program's escrow to a wallet. */
    payOut: (programId: string, to: Viewer, amount: number) =>
      inTransaction(db, async (tx) => {
        const { profile_id: owner } = await tx
          .selectFrom('programs')
          .select('profile_id')
          .where('id', '=', programId)
          .executeTakeFirstOrThrow()
        const earnings = [{ profileId: to.profileId, amount }]
        const of = { programId, at: t.clock.now() }
        await t.wallet.payProgramRun(tx, {
          instructions: payoutInstructions(programId, earnings),
          listed: [
            { profileId: owner, change: { change: 'rewardsPaid', id: t.ids.uuid(), earnings, ...of } },
            { profileId: to.profileId, change: { change: 'rewardEarned', id: t.ids.uuid(), amount, ...of } },
          ],
        })
      }),
  }
}

export type PublishingHarness = Awaited<ReturnType<typeof publishingHarness>>
