import type { StoredProgress } from '@wasla/contract/performance/participant-progress.ts'
import type { ImpactObjectives, ProgramBudget } from '@wasla/contract/programs/step-data.ts'
import type { Database } from '#database/database.ts'
import { rewardRow } from '../../rewards/service.ts'

/** Returns the stored data of a profile’s participations in these programs, with three statements for any number. */
export async function findStoredProgress(
  db: Database,
  profileId: string,
  programIds: readonly string[],
): Promise<Map<string, StoredProgress>> {
  if (programIds.length === 0) return new Map()
  const counts = await db
    .selectFrom('participant_results')
    .select(['program_id as programId', 'approved'])
    .where('profile_id', '=', profileId)
    .where('program_id', 'in', programIds)
    .execute()
  const rewards = await db
    .selectFrom('rewards as r')
    .select(rewardRow.columns('r'))
    .where('r.profile_id', '=', profileId)
    .where('r.program_id', 'in', programIds)
    .execute()
  const steps = await db
    .selectFrom('program_steps')
    .select(['program_id as programId', 'type', 'data'])
    .where('program_id', 'in', programIds)
    .where('type', 'in', ['IMPACT_OBJECTIVES', 'BUDGET'])
    .execute()
  const stepOf = (id: string, type: 'IMPACT_OBJECTIVES' | 'BUDGET') =>
    steps.find((step) => step.programId === id && step.type === type)?.data ?? null
  const owned = Map.groupBy(rewards.map(rewardRow.read), ({ programId }) => programId)
  return new Map(
    programIds.map((id) => {
      const [objectives, budget] = [stepOf(id, 'IMPACT_OBJECTIVES'), stepOf(id, 'BUDGET')]
      return [
        id,
        {
          count: counts.find(({ programId }) => programId === id)?.approved ?? 0,
          rewards: owned.get(id) ?? [],
          milestones: objectives === null ? [] : (JSON.parse(objectives) as ImpactObjectives).milestones,
          frequency: budget === null ? 'MONTHLY' : (JSON.parse(budget) as ProgramBudget).payoutFrequency,
        },
      ]
    }),
  )
}
