import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { UpsertProgramInput } from '@wasla/contract/generated/user-types.ts'
import type { StoredStepData, StoredStepType } from '@wasla/contract/programs/step-data.ts'
import type { ContentStepType } from '@wasla/contract/programs/types.ts'
import type { DatabaseHandle } from '#database/database.ts'
import type { Env } from '../../../config/env.ts'
import { arrived, type UploadedFile } from '../../../platform/uploaded-file.ts'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import type { Viewer } from '../../session/viewer.ts'
import { walletHarness } from '../../wallet/testing/harness.ts'

/** Returns an uploaded file as a request contains it. */
export function uploaded(content: Buffer, { name = 'cover.png', type = 'image/png' } = {}): UploadedFile {
  const path = join(temporaryFolder(), 'upload')
  writeFileSync(path, content)
  return arrived({ path, name, type, size: content.length })
}

/** Returns an uploaded picture of one colour. */
export const picture = async (width = 700, height = 200): Promise<UploadedFile> =>
  uploaded(
    await sharp({ create: { width, height, channels: 3, background: '#334455' } })
      .png()
      .toBuffer(),
  )

/** Valid details; test clocks start on 15 March 2026. */
export const details: UpsertProgramInput = {
  name: 'Spring menu',
  description: 'New drinks for the spring.',
  startDate: '2026-03-20',
  endDate: '2026-05-01',
  isPublic: true,
  isVisible: true,
  programFocus: 'PRODUCT',
  launchLocationType: 'WORLDWIDE',
}

/** Returns valid data of every step; the catalogue's photo must belong to the same program. */
export const stepData = (photoUrl: string): { [Type in StoredStepType]: StoredStepData[Type] } => ({
  PARTICIPANT_CRITERIA: {
    platforms: [{ platform: 'INSTAGRAM', minFollowers: 1000 }],
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
  IMPACT_OBJECTIVES: {
    objectiveType: 'TRAFFIC',
    trackingUrl: 'https://shop.example/',
    milestones: [
      { id: 'a', target: 10, rewardType: 'CASH', amount: 50_00 },
      { id: 'b', target: 20, rewardType: 'CASH', amount: 100_00 },
    ],
  },
  CATALOGUE: {
    items: [{ id: 'a', name: 'Cold brew', url: 'https://shop.example/brew', photoUrl, type: 'PRODUCT', allowReviewRequest: false }],
  },
  GUIDELINES: { dos: ['Show the drink'], donts: ['Do not hide the advertisement'] },
  BUDGET: { amount: 1_000_00, payoutFrequency: 'MONTHLY', currency: 'SAR' },
})

/** Brands with drafts, over a test's database. */
export async function programsHarness(handle: Pick<DatabaseHandle, 'db' | 'dialect'>, env: Partial<Env> = {}) {
  const t = await walletHarness(handle, { env })
  const { programs } = t.services

  async function draft(viewer: Viewer, over: Partial<UpsertProgramInput> = {}): Promise<string> {
    const { program } = await programs.steps.upsert(viewer, { ...details, coverImage: await picture(), ...over })
    return program.id
  }

  const save = <Type extends StoredStepType>(viewer: Viewer, programId: string, type: Type, data: unknown) =>
    programs.steps.save(viewer, { programId, type, data })

  /** Inserts an item of a content step. */
  const addContent = (programId: string, contentStepType: ContentStepType) =>
    t.db
      .insertInto('program_contents')
      .values({
        id: t.ids.uuid(),
        program_id: programId,
        content_step_type: contentStepType,
        position: 0,
        title: 'Title',
        description: 'Description',
        type: 'IMAGE',
        status: 'READY',
        content_url: 'https://shop.example/picture.png',
        thumbnail_url: null,
        has_own_thumbnail: 0,
        language: 'ENGLISH',
        platform: null,
        allow_trademark_use: 0,
        hashtags: '[]',
        special_requests: null,
        file_name: null,
        file_size: null,
        attempts: 0,
        next_attempt_at: null,
        created_at: t.clock.now(),
        updated_at: t.clock.now(),
      })
      .execute()

  return {
    ...t,
    programs,
    draft,
    save,
    addContent,
    brand: () => t.person({ type: 'BRAND' }),
    /** Creates a draft with every step saved. */
    async completeDraft(
      viewer: Viewer,
      over: Partial<UpsertProgramInput> = {},
      data: Partial<ReturnType<typeof stepData>> = {},
    ): Promise<string> {
      const programId = await draft(viewer, over)
      const { url } = await programs.steps.uploadAsset(viewer, programId, await picture(50, 50))
      const all = { ...stepData(url), ...data }
      for (const type of ['PARTICIPANT_CRITERIA', 'TARGET_CRITERIA', 'IMPACT_OBJECTIVES'] as const)
        await save(viewer, programId, type, all[type])
      await addContent(programId, 'SHAREABLE')
      await addContent(programId, 'LEARNING')
      for (const type of ['CATALOGUE', 'GUIDELINES', 'BUDGET'] as const) await save(viewer, programId, type, all[type])
      return programId
    },
  }
}
export type ProgramsHarness = Awaited<ReturnType<typeof programsHarness>>
