import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { eachDatabase } from '#database/testing/each-database.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { idOfAddress } from '../files/service.ts'
import type { Viewer } from '../session/viewer.ts'
import { refusal } from '../wallet/testing/harness.ts'
import { findAssets } from './stores/assets.ts'
import { findAllContents } from './stores/contents.ts'
import { findAddresses } from './stores/files.ts'
import { findProgram } from './stores/programs.ts'
import { findSteps } from './stores/steps.ts'
import { picture, programsHarness, type ProgramsHarness } from './testing/programs-harness.ts'

const codeOf = async (call: Promise<unknown>) => (await refusal(call))?.code
const tables = ['programs', 'program_steps', 'program_contents', 'program_assets', 'files'] as const

/** Returns the number of rows in each table that a copy writes to. */
const rowsOf = async ({ db }: ProgramsHarness) =>
  Promise.all(tables.map(async (table) => (await db.selectFrom(table).selectAll().execute()).length))

/** Creates a retired program with a cover, a photo and a shareable picture; files are on disk. */
async function retired(t: ProgramsHarness, viewer: Viewer): Promise<string> {
  const id = await t.completeDraft(viewer)
  await t.programs.content.add(viewer, {
    programId: id,
    contentStepType: 'SHAREABLE',
    title: 'First sip',
    description: 'The first cup',
    type: 'IMAGE',
    language: 'ARABIC',
    file: await picture(90, 60),
    thumbnail: await picture(90, 60),
  })
  const now = t.clock.now()
  await t.db
    .updateTable('programs')
    .set({ status: 'Retired', published_at: now, publish_date: now, budget: 1_000_00, retired_at: now, due_at: now })
    .where('id', '=', id)
    .execute()
  t.clock.advance(60_000)
  return id
}

const filesIn = async ({ db }: ProgramsHarness, id: string) =>
  (await findAddresses(db, id)).flatMap((address) => idOfAddress(address) ?? [])

eachDatabase((open) => {
  const setUp = async () => {
    const dataDir = temporaryFolder()
    const t = await programsHarness(await open(), { dataDir })
    const viewer = await t.brand()
    return { t, viewer, id: await retired(t, viewer), stored: () => readdirSync(join(dataDir, 'files')).length }
  }

  describe('copying a retired program', () => {
    it('creates a complete draft with the same texts and none of its history', async () => {
      const { t, viewer, id } = await setUp()
      const before = await findProgram(t.db, id)
      const { program, nextStep, completedSteps } = await t.programs.steps.copy(viewer, id)
      expect([nextStep, completedSteps.length]).toEqual([null, 9])
      expect(await findProgram(t.db, program.id)).toEqual(program)
      expect(program).toMatchObject({
        name: 'Spring menu',
        status: 'Draft',
        profileId: viewer.profileId,
        startDate: '2026-03-15',
        endDate: null,
        publishDate: null,
        publishedAt: null,
        retiredAt: null,
        dueAt: null,
        budget: 0,
        createdAt: t.clock.now(),
      })
      const [former, copied] = [await findSteps(t.db, id), await findSteps(t.db, program.id)]
      expect(copied.IMPACT_OBJECTIVES?.data).toEqual(former.IMPACT_OBJECTIVES?.data)
      expect(copied.BUDGET?.data).toEqual(former.BUDGET?.data)
      expect((await findAllContents(t.db, program.id)).map(({ title }) => title)).toEqual(
        (await findAllContents(t.db, id)).map(({ title }) => title),
      )
      expect(await findProgram(t.db, id)).toEqual(before)
    })

    it('gives the copy photos that its catalogue accepts', async () => {
      const { t, viewer, id } = await setUp()
      const { program } = await t.programs.steps.copy(viewer, id)
      const { CATALOGUE: catalogue } = await findSteps(t.db, program.id)
      const [item] = catalogue?.data.items ?? []
      expect(await findAssets(t.db, program.id)).toEqual([item?.photoUrl])
      expect(await findAssets(t.db, id)).not.toContain(item?.photoUrl)
      await t.save(viewer, program.id, 'CATALOGUE', { items: [{ ...item, name: 'Hot brew' }] })
    })

    it('copies the files, so that deleting the copy keeps the program’s files', async () => {
      const { t, viewer, id, stored } = await setUp()
      const former = await filesIn(t, id)
      const { program } = await t.programs.steps.copy(viewer, id)
      const copied = await filesIn(t, program.id)
      expect([former.length, new Set([...former, ...copied]).size, stored()]).toEqual([4, 8, 8])
      await t.programs.steps.remove(viewer, program.id)
      await t.services.files.sweep()
      for (const file of former) expect(await t.services.files.find(file)).not.toBeNull()
      for (const file of copied) expect(await t.services.files.find(file)).toBeNull()
      expect(stored()).toBe(4)
    })

    it('copies the files, so that deleting the program’s files keeps the copy’s files', async () => {
      const { t, viewer, id, stored } = await setUp()
      const { program } = await t.programs.steps.copy(viewer, id)
      const copied = await filesIn(t, program.id)
      await t.services.files.remove(await filesIn(t, id))
      for (const file of copied) {
        const row = await t.services.files.find(file)
        const content = row && (await t.services.files.open(row))
        content?.stream.destroy()
        expect(content?.bytes).toBe(row?.bytes)
      }
      expect(stored()).toBe(4)
    })

    it('leaves neither a draft nor files if a file cannot be copied', async () => {
      const { t, viewer, id, stored } = await setUp()
      const [programs, ...others] = await rowsOf(t)
      const item = (await findAllContents(t.db, id)).find(({ fileName }) => fileName !== null)
      await t.services.files.discard(t.db, [idOfAddress(item?.contentUrl ?? '') ?? ''])
      expect(await codeOf(t.programs.steps.copy(viewer, id))).toBe('CONTENT_ADD_FAILED')
      const after = await rowsOf(t)
      expect([after[0], after.slice(1, 4)]).toEqual([programs, others.slice(0, 3)])
      expect(stored()).toBe(4)
    })

    it('leaves neither a draft nor files if the program gets another file while it is copied', async () => {
      const { t, viewer, id, stored } = await setUp()
      const { stageCopy } = t.services.files
      const late = '/files/01980000-0000-7000-8000-000000000009'
      t.services.files.stageCopy = async (owner, file) => {
        await t.db.updateTable('programs').set({ cover_image: late }).where('id', '=', id).execute()
        return stageCopy(owner, file)
      }
      expect(await codeOf(t.programs.steps.copy(viewer, id))).toBe('CONTENT_ADD_FAILED')
      expect([(await rowsOf(t))[0], stored()]).toEqual([1, 4])
    })

    it('leaves neither a draft nor files if the rows cannot be written', async () => {
      const { t, viewer, id, stored } = await setUp()
      const before = (await rowsOf(t)).slice(0, 4)
      t.services.files.keep = async () => false
      await expect(t.programs.steps.copy(viewer, id)).rejects.toThrow('A copied file is gone')
      expect((await rowsOf(t)).slice(0, 4)).toEqual(before)
      expect(stored()).toBe(4)
    })

    it('counts all files against the daily limit before it copies the first', async () => {
      const { t, viewer, id, stored } = await setUp()
      await t.limits.enforce(`files:${viewer.profileId}`, { count: 1_000, window: 24 * 3600 }, { whenDown: 'closed', amount: 993 })
      expect(await codeOf(t.programs.steps.copy(viewer, id))).toBe('RATE_LIMITED')
      expect(stored()).toBe(4)
    })

    it('is refused for a program that has not ended, and if the brand has fifty drafts', async () => {
      const { t, viewer, id } = await setUp()
      const draft = await t.draft(viewer)
      expect(await codeOf(t.programs.steps.copy(viewer, draft))).toBe('PROGRAM_STATUS_TRANSITION_INVALID')
      const row = await t.db.selectFrom('programs').selectAll().where('id', '=', draft).executeTakeFirstOrThrow()
      await t.db
        .insertInto('programs')
        .values(Array.from({ length: 49 }, () => ({ ...row, id: t.ids.uuid() })))
        .execute()
      const answer = await refusal(t.programs.steps.copy(viewer, id))
      expect(answer?.fields).toEqual([{ path: 'name', rule: 'maxItems', params: { max: 50 } }])
    })

    it('gives the same error for another’s program and for an unknown one', async () => {
      const { t, id } = await setUp()
      const other = await t.brand()
      for (const each of [id, 'none']) expect(await codeOf(t.programs.steps.copy(other, each))).toBe('PROGRAM_NOT_FOUND')
    })
  })
})
