import { individualTypes } from '@wasla/contract/profiles/types.ts'
import type { StoredStepData, StoredStepType } from '@wasla/contract/programs/step-data.ts'
import type { ObjectiveType } from '@wasla/contract/programs/types.ts'
import type { Database } from '../src/database/database.ts'

const start = Date.UTC(2026, 0, 1)
const statuses = ['Active', 'Soon', 'OnHold', 'Retired', 'Draft', 'Active', 'Active', 'Active'] as const
const objectives = ['TRAFFIC', 'LEAD_GENERATION', 'DOWNLOADS', 'SIGN_UP', 'SALES'] as const
const milestones = 4

/** Returns the steps of a program that everybody may join. Lists read its criteria and its rewards. */
const stepsOf = (objectiveType: ObjectiveType): StoredStepData => ({
  PARTICIPANT_CRITERIA: { platforms: [], profileTypes: individualTypes, locations: [], interests: [] },
  TARGET_CRITERIA: {
    audienceProfile: 'People who drink coffee at home.',
    audienceDrive: 'Beans that were roasted yesterday.',
    gender: 'NO_PREFERENCE',
    interests: ['coffee'],
    nationalities: ['SA'],
    locations: ['SA'],
  },
  IMPACT_OBJECTIVES: {
    objectiveType,
    trackingUrl: 'https://example.com/coffee',
    milestones: Array.from({ length: milestones }, (_, rank) => ({
      id: `milestone-${rank}`,
      target: 50 * (rank + 1),
      rewardType: 'CASH' as const,
      amount: 100_00 * (rank + 1),
    })),
  },
  CATALOGUE: { items: [] },
  GUIDELINES: { dos: ['Show how you make it.'], donts: ['Do not promise a price.'] },
  BUDGET: { amount: 0, payoutFrequency: 'MONTHLY', currency: 'SAR' },
})
const objectiveOf = (index: number): ObjectiveType => objectives[index % objectives.length] ?? 'SALES'

/** Deletes the demo’s programs, so that only the measured programs exist. */
export async function emptyPrograms(db: Database): Promise<void> {
  for (const table of [
    ...['funds_blocks', 'funds_figures', 'funds_checkpoints'],
    ...['terms_seen', 'terms_seals', 'terms_versions'],
    ...['promo_codes', 'tracking_links', 'participations', 'program_budget_top_ups', 'programs'],
  ] as const)
    await db.deleteFrom(table).execute()
}

type Owner = { id: string; user_id: string }

/** Adds the programs from number `from` to `to` to one brand, each with its steps. */
export async function fillPrograms(db: Database, owner: Owner, from: number, to: number): Promise<void> {
  const size = 200
  for (let first = from; first < to; first += size) {
    const numbers = Array.from({ length: Math.min(size, to - first) }, (_, offset) => first + offset)
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('programs')
        .values(
          numbers.map((index) => {
            const status = statuses[index % statuses.length] ?? 'Active'
            return {
              id: `program-${index}`,
              profile_id: owner.id,
              user_id: owner.user_id,
              status,
              name: `Coffee ${index}`,
              description: 'Beans, roasted at home and sent on the same day.',
              cover_image: null,
              start_date: '2026-01-01',
              end_date: null,
              is_public: 1 as const,
              is_visible: 1 as const,
              program_focus: 'PRODUCT' as const,
              open_to_placement: 0 as const,
              sell_on_ecommerce: 0 as const,
              store_link: null,
              launch_location_type: 'WORLDWIDE' as const,
              launch_location_ids: '[]',
              service_area_ids: '[]',
              objective_type: objectiveOf(index),
              publish_date: null,
              published_at: status === 'Draft' ? null : start + index,
              due_at: null,
              budget: 0,
              hold_cause: status === 'OnHold' ? ('OWNER' as const) : null,
              hold_reason: null,
              retired_at: status === 'Retired' ? start + index : null,
              search_text: `coffee ${index}`,
              created_at: start + index,
              updated_at: start + index,
              deleted_at: null,
            }
          }),
        )
        .execute()
      await tx
        .insertInto('program_steps')
        .values(
          numbers.flatMap((index) =>
            Object.entries(stepsOf(objectiveOf(index))).map(([type, data]) => ({
              id: `step-${index}-${type}`,
              program_id: `program-${index}`,
              type: type as StoredStepType,
              data: JSON.stringify(data),
              created_at: start,
              updated_at: start,
            })),
          ),
        )
        .execute()
    })
  }
}
