import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { AddContentInput } from '@wasla/contract/generated/user-types.ts'
import type { StoredStepType } from '@wasla/contract/programs/step-data.ts'
import { draft } from '@wasla/contract/programs/content/testing/sample.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import { NABT_COFFEE, LOULOU } from '@wasla/mocks/world/businesses.ts'
import type { Member } from '@wasla/mocks/world/member.ts'
import type { DatabaseHandle } from '#database/database.ts'
import { arrived, type UploadedFile } from '#platform/uploaded-file.ts'
import { makePdf } from '../../../../demo/pdf.ts'
import { createServices } from '../../../../services/services.ts'
import { memoryFiles } from '../../../../testing/memory-files.ts'
import { temporaryFolder } from '../../../../testing/temporary-folder.ts'
import { testDeps } from '../../../../testing/test-deps.ts'
import type { Viewer } from '../../../session/viewer.ts'
import { insertProgram } from '../../stores/programs.ts'

const viewerOf = ({ user, profile }: Member): Viewer => ({
  userId: user.id,
  profileId: profile.id,
  profileType: profile.type,
  sessionId: 'session',
  lastUsedAt: 0,
  profile: profile as never,
})
export const nabt = viewerOf(NABT_COFFEE)
export const loulou = viewerOf(LOULOU)

/** Returns an uploaded file as a request contains it. */
export function upload(content: Uint8Array | string, name = 'sip.mp4'): UploadedFile {
  const path = join(temporaryFolder(), 'upload')
  const bytes = Buffer.from(content)
  writeFileSync(path, bytes)
  return arrived({ path, name, type: 'application/octet-stream', size: bytes.length })
}

/** Returns the header of an MP4 video and `bytes` zero bytes. */
export const film = (bytes = 200) => Buffer.concat([Buffer.from('\0\0\0\u0018ftypisom\0\0\u0002\0isomiso2', 'latin1'), Buffer.alloc(bytes)])
export const pdf = (pages = 1) => makePdf(Array.from({ length: pages }, () => [{ text: 'How we roast', left: 60, top: 90, size: 30 }]))
export const image = (format: 'png' | 'webp' | 'jpeg' = 'png') =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: '#14aa3c' } })
    .toFormat(format)
    .toBuffer()

const stepsBefore: readonly StoredStepType[] = ['PARTICIPANT_CRITERIA', 'TARGET_CRITERIA', 'IMPACT_OBJECTIVES']

/** A brand whose draft has its content step next, over a test's database, with files in memory. */
export async function contentHarness(handle: Pick<DatabaseHandle, 'db' | 'dialect'>) {
  const files = memoryFiles()
  const deps = { ...testDeps(handle), files }
  deps.env = { ...deps.env, dataDir: temporaryFolder() }
  const services = createServices(deps)
  const { content } = services.programs

  async function program(over: Partial<ProgramRecord> = {}, steps = stepsBefore): Promise<string> {
    const id = deps.ids.uuid()
    await insertProgram(deps.db, { ...draft, id, profileId: nabt.profileId, userId: nabt.userId, ...over })
    for (const type of steps)
      await deps.db
        .insertInto('program_steps')
        .values({ id: deps.ids.uuid(), program_id: id, type, data: '{}', created_at: 1, updated_at: 1 })
        .execute()
    return id
  }
  const published = { status: 'Active', publishedAt: 5 } as const

  const input = (programId: string, over: Partial<AddContentInput> = {}): AddContentInput => ({
    programId,
    contentStepType: 'SHAREABLE',
    title: 'First sip',
    description: 'Twenty seconds',
    type: 'VIDEO',
    language: 'ARABIC',
    contentUrl: 'https://nabt.example/sip',
    ...over,
  })
  const withFile = (programId: string, file: UploadedFile, over: Partial<AddContentInput> = {}) => {
    const { contentUrl: _, ...rest } = input(programId, over)
    return { ...rest, file }
  }
  const list = async (
    programId: string,
    reader: Pick<Viewer, 'profileId'> = nabt,
    contentStepType: 'SHAREABLE' | 'LEARNING' = 'SHAREABLE',
  ) => (await content.list(reader, { programId, contentStepType, pagination: { limit: 20 } })).data

  return { deps, files, services, content, program, published, input, withFile, list }
}
