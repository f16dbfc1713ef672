import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import type { StoredStepData, StoredStepType } from '@wasla/contract/programs/step-data.ts'
import type { ContentStepType } from '@wasla/contract/programs/types.ts'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import type { Database } from '#database/database.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { insertProgram } from '../stores/programs.ts'
import { saveStep } from '../stores/steps.ts'

/** Returns a program of the demo brand: Active, listed, and with automatic acceptance. */
export function programOf(id: string, over: Partial<ProgramRecord> = {}): ProgramRecord {
  const status = over.status ?? 'Active'
  return {
    id,
    profileId: NABT_COFFEE.profile.id,
    userId: NABT_COFFEE.user.id,
    status,
    name: 'Morning coffee',
    description: 'Beans, roasted at home.',
    coverImage: '/pictures/coffee.svg',
    startDate: '2026-01-01',
    endDate: null,
    isPublic: true,
    isVisible: true,
    programFocus: 'PRODUCT',
    openToPlacement: false,
    sellOnEcommerce: false,
    storeLink: null,
    launchLocationType: 'COUNTRIES',
    launchLocationIds: ['SA'],
    serviceAreaIds: [],
    objectiveType: 'SALES',
    countsBy: 'LINKS',
    publishDate: null,
    publishedAt: status === 'Draft' ? null : testMoment - 1_000,
    dueAt: null,
    budget: status === 'Draft' ? 0 : 5_000_00,
    holdCause: status === 'OnHold' ? 'OWNER' : null,
    holdReason: null,
    retiredAt: status === 'Retired' ? testMoment - 500 : null,
    createdAt: testMoment - 2_000,
    updatedAt: testMoment - 1_000,
    deletedAt: null,
    ...over,
  }
}

/** The data of each step that programs of tests have. */
export const stepData: StoredStepData = {
  PARTICIPANT_CRITERIA: {
    platforms: [{ platform: 'INSTAGRAM', minFollowers: 1 }],
    profileTypes: ['INFLUENCER', 'AGENT'],
    locations: [],
    interests: [],
  },
  TARGET_CRITERIA: {
    audienceProfile: 'Who',
    audienceDrive: 'Why',
    gender: 'NO_PREFERENCE',
    interests: ['coffee'],
    nationalities: [],
    locations: [],
  },
  IMPACT_OBJECTIVES: {
    objectiveType: 'SALES',
    trackingUrl: 'https://nabt.example/landing',
    milestones: [{ id: 'm1', target: 5, rewardType: 'CASH', amount: 100_00 }],
  },
  CATALOGUE: { items: [] },
  GUIDELINES: { dos: ['Say that it is an ad'], donts: ['Hide it'] },
  BUDGET: { amount: 5_000_00, payoutFrequency: 'MONTHLY', currency: 'SAR' },
}

/** Removes the demo's programs, so that a test's counts contain only its own programs. */
export async function clearPrograms(db: Database): Promise<void> {
  for (const table of ['promo_codes', 'tracking_links', 'participations', 'program_budget_top_ups', 'programs'] as const)
    await db.deleteFrom(table).execute()
}

/** Inserts programs, each with these steps. */
export async function addPrograms(
  db: Database,
  programs: readonly ProgramRecord[],
  steps: Partial<StoredStepData> = stepData,
): Promise<void> {
  for (const program of programs) {
    await insertProgram(db, program)
    for (const type of Object.keys(steps) as StoredStepType[])
      await saveStep(db, {
        id: `${program.id}:${type}:row`,
        programId: program.id,
        type,
        data: steps[type],
        createdAt: program.createdAt,
        updatedAt: program.createdAt,
      } as Parameters<typeof saveStep>[1])
  }
}

/** Inserts an item of content that is ready. */
export const addContent = (db: Database, id: string, programId: string, step: ContentStepType, position = 0) =>
  db
    .insertInto('program_contents')
    .values({
      id,
      program_id: programId,
      content_step_type: step,
      position,
      title: 'A title',
      description: 'A text',
      type: 'IMAGE',
      status: 'READY',
      content_url: 'https://nabt.example/a.png',
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
      created_at: testMoment,
      updated_at: testMoment + position,
    })
    .execute()
