import { describe, expect, it } from 'vitest'
import { programAccounts } from '@wasla/contract/wallet/ledger-accounts.ts'
import { eachDatabase } from '#database/testing/each-database.ts'
import { idOfAddress } from '../files/service.ts'
import { refusal } from '../wallet/testing/harness.ts'
import { findProgram } from './stores/programs.ts'
import { findStep } from './stores/steps.ts'
import { details, picture, programsHarness, stepData, uploaded } from './testing/programs-harness.ts'

const fieldsOf = async (call: Promise<unknown>) => (await refusal(call))?.fields?.map(({ path, rule }) => `${path}: ${rule}`)
const codeOf = async (call: Promise<unknown>) => (await refusal(call))?.code

eachDatabase((open) => {
  describe('the details of a program', () => {
    it('are saved as a draft of the brand, with a redrawn cover', async () => {
      const t = await programsHarness(await open())
      const viewer = await t.brand()
      const { program, nextStep, completedSteps } = await t.programs.steps.upsert(viewer, {
        ...details,
        launchLocationType: 'REGIONS',
        launchLocationIds: ['GCC'],
        coverImage: await picture(1000, 900),
      })
      expect([nextStep, completedSteps.map(({ type }) => type)]).toEqual(['PARTICIPANT_CRITERIA', ['PROGRAM_DETAILS']])
      expect(await findProgram(t.db, program.id)).toEqual(program)
      expect(program).toMatchObject({ status: 'Draft', profileId: viewer.profileId, launchLocationIds: ['GCC'], openToPlacement: false })
      const file = await t.services.files.find(idOfAddress(program.coverImage) ?? '')
      expect(file).toMatchObject({ profile_id: viewer.profileId, kind: 'picture', extension: 'jpg' })
    })

    it('are refused with all problems, and no picture is drawn', async () => {
      const t = await programsHarness(await open())
      const viewer = await t.brand()
      expect(await fieldsOf(t.programs.steps.upsert(viewer, { ...details, name: 'ab' }))).toEqual([
        'name: tooShort',
        'coverImage: required',
      ])
      expect(await t.db.selectFrom('files').selectAll().execute()).toEqual([])
      expect(await t.db.selectFrom('programs').selectAll().execute()).toEqual([])
    })

    it.each([
      ['a picture that is too small', () => picture(699, 200), 'DTO_VALIDATION_ERROR', 'coverSize'],
      ['a picture that is too low', () => picture(900, 199), 'DTO_VALIDATION_ERROR', 'coverSize'],
      [
        'markup that calls itself a picture',
        async () => uploaded(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')),
        'FILE_FORMAT_INVALID',
        'imageType',
      ],
      [
        'half a picture',
        async () => uploaded(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2])),
        'FILE_FORMAT_INVALID',
        'imageType',
      ],
    ] as const)('refuse %s as a cover', async (_, cover, code, rule) => {
      const t = await programsHarness(await open())
      const viewer = await t.brand()
      const answer = await refusal(t.programs.steps.upsert(viewer, { ...details, coverImage: await cover() }))
      expect([answer?.code, answer?.fields]).toEqual([code, [{ path: 'coverImage', rule }]])
      expect(await t.db.selectFrom('programs').selectAll().execute()).toEqual([])
    })

    it('refuse a cover above 10 MB before reading it', async () => {
      const t = await programsHarness(await open())
      const viewer = await t.brand()
      const heavy = uploaded(Buffer.alloc(10 * 1024 * 1024 + 1))
      expect(await codeOf(t.programs.steps.upsert(viewer, { ...details, coverImage: heavy }))).toBe('FILE_SIZE_EXCEEDED')
    })

    it('delete the former cover when another replaces it', async () => {
      const t = await programsHarness(await open())
      const viewer = await t.brand()
      const id = await t.draft(viewer)
      const before = (await findProgram(t.db, id))?.coverImage ?? ''
      await t.programs.steps.upsert(viewer, { ...details, id, coverImage: await picture(800, 300) })
      const after = (await findProgram(t.db, id))?.coverImage ?? ''
      expect(after).not.toBe(before)
      expect(await t.services.files.find(idOfAddress(before) ?? '')).toBeNull()
      expect(await t.services.files.find(idOfAddress(after) ?? '')).not.toBeNull()
    })

    it('can be saved again without changes, which keeps the time of the last change', async () => {
      const t = await programsHarness(await open())
      const viewer = await t.brand()
      const id = await t.draft(viewer)
      const before = await findProgram(t.db, id)
      t.clock.advance(60_000)
      expect((await t.programs.steps.upsert(viewer, { ...details, id })).program).toEqual(before)
      expect(await findProgram(t.db, id)).toEqual(before)
    })
  })

  describe('a step', () => {
    it('can be saved in order, up to the last', async () => {
      const t = await programsHarness(await open())
      const viewer = await t.brand()
      const id = await t.completeDraft(viewer)
      const progress = (await t.programs.progressOf([id])).get(id)
      expect([progress?.nextStep, progress?.completedSteps.length]).toEqual([null, 9])
      expect((await findProgram(t.db, id))?.objectiveType).toBe('TRAFFIC')
    })

    it('that is sent out of order is locked and saves nothing', async () => {
      const t = await programsHarness(await open())
      const viewer = await t.brand()
      const id = await t.draft(viewer)
      expect(await codeOf(t.save(viewer, id, 'BUDGET', stepData('').BUDGET))).toBe('PROGRAM_STEP_LOCKED')
      expect(await findStep(t.db, id, 'BUDGET')).toBeNull()
    })

    it('that is saved again replaces the first version', async () => {
      const t = await programsHarness(await open())
      const viewer = await t.brand()
      const id = await t.draft(viewer)
      const criteria = stepData('').PARTICIPANT_CRITERIA
      const first = await t.save(viewer, id, 'PARTICIPANT_CRITERIA', criteria)
      t.clock.advance(1000)
      const second = await t.save(viewer, id, 'PARTICIPANT_CRITERIA', { ...criteria, profileTypes: ['AGENT'] })
      expect([second.id, second.nextStep]).toEqual([first.id, 'TARGET_CRITERIA'])
      expect(await findStep(t.db, id, 'PARTICIPANT_CRITERIA')).toMatchObject({
        id: first.id,
        data: { ...criteria, profileTypes: ['AGENT'] },
        createdAt: t.clock.now() - 1000,
        updatedAt: t.clock.now(),
      })
    })

    it('that two tabs save at once is stored entirely as one of the tabs sent it', async () => {
      const t = await programsHarness(await open())
      const viewer = await t.brand()
      const id = await t.draft(viewer)
      const criteria = stepData('').PARTICIPANT_CRITERIA
      const tabs = [
        { ...criteria, profileTypes: ['AGENT'], interests: ['coffee'] },
        { ...criteria, profileTypes: ['INFLUENCER'], interests: ['food'] },
      ]
      const answers = await Promise.all(tabs.map((data) => t.save(viewer, id, 'PARTICIPANT_CRITERIA', data)))
      const steps = await t.db.selectFrom('program_steps').selectAll().execute()
      expect(steps).toHaveLength(1)
      expect(tabs).toContainEqual(JSON.parse(steps[0]?.data ?? ''))
      for (const { nextStep } of answers) expect(nextStep).toBe('TARGET_CRITERIA')
      expect(new Set(answers.map((answer) => answer.id))).toEqual(new Set([steps[0]?.id]))
    })

    it('keeps typed markup as plain text', async () => {
      const t = await programsHarness(await open())
      const viewer = await t.brand()
      const id = await t.completeDraft(viewer)
      const hostile = `<script>alert(1)</script> \u202E'; drop table programs; --`
      await t.save(viewer, id, 'GUIDELINES', { dos: [hostile], donts: ['abc'] })
      expect((await findStep(t.db, id, 'GUIDELINES'))?.data.dos).toEqual([`<script>alert(1)</script> '; drop table programs; --`])
    })
  })

  describe('a photo of a catalogue', () => {
    it('belongs to the program it was uploaded to', async () => {
      const t = await programsHarness(await open())
      const viewer = await t.brand()
      const mine = await t.completeDraft(viewer)
      const other = await t.completeDraft(viewer)
      const upload = await t.programs.steps.uploadAsset(viewer, other, await picture(60, 40))
      expect(upload).toMatchObject({ mimeType: 'image/jpeg', thumbnailUrl: null })
      const item = { ...stepData(upload.url).CATALOGUE.items[0], id: 'b' }
      expect(await fieldsOf(t.save(viewer, mine, 'CATALOGUE', { items: [item] }))).toEqual(['items.0.photoUrl: ownUpload'])
      expect((await t.save(viewer, other, 'CATALOGUE', { items: [item] })).nextStep).toBeNull()
    })

    it('must be a picture', async () => {
      const t = await programsHarness(await open())
      const viewer = await t.brand()
      const id = await t.draft(viewer)
      const call = t.programs.steps.uploadAsset(viewer, id, uploaded(Buffer.from('%PDF-1.7')))
      expect(await refusal(call)).toMatchObject({ code: 'FILE_FORMAT_INVALID', fields: [{ path: 'file', rule: 'imageType' }] })
      expect(await t.db.selectFrom('program_assets').selectAll().execute()).toEqual([])
    })

    it('counts against the daily limit of files', async () => {
      const t = await programsHarness(await open())
      const viewer = await t.brand()
      const id = await t.draft(viewer)
      await t.limits.enforce(`files:${viewer.profileId}`, { count: 1_000, window: 24 * 3600 }, { whenDown: 'closed', amount: 999 })
      expect(await codeOf(t.programs.steps.uploadAsset(viewer, id, await picture()))).toBe('RATE_LIMITED')
    })
  })

  describe('another’s program', () => {
    it('gives the same error as an unknown program, in every call of the wizard', async () => {
      const t = await programsHarness(await open())
      const id = await t.completeDraft(await t.brand())
      const before = await findProgram(t.db, id)
      const other = await t.brand()
      const calls = (programId: string) => [
        () => t.programs.steps.upsert(other, { ...details, id: programId }),
        () => t.save(other, programId, 'BUDGET', stepData('').BUDGET),
        async () => t.programs.steps.uploadAsset(other, programId, await picture()),
        () => t.programs.steps.remove(other, programId),
      ]
      for (const programId of [id, 'none']) for (const call of calls(programId)) expect(await codeOf(call())).toBe('PROGRAM_NOT_FOUND')
      expect(await findProgram(t.db, id)).toEqual(before)
    })
  })

  describe('deleting a draft', () => {
    it('removes its steps, its content and its files', async () => {
      const t = await programsHarness(await open())
      const viewer = await t.brand()
      const id = await t.completeDraft(viewer)
      expect(await t.programs.steps.remove(viewer, id)).toEqual({ id })
      for (const table of ['programs', 'program_steps', 'program_contents', 'program_assets'] as const)
        expect(await t.db.selectFrom(table).selectAll().execute(), table).toEqual([])
      const files = await t.db.selectFrom('files').select(['deleted_at']).execute()
      expect([files.length, files.filter((file) => file.deleted_at === null)]).toEqual([2, []])
      expect(await codeOf(t.programs.steps.remove(viewer, id))).toBe('PROGRAM_NOT_FOUND')
    })

    it('only marks the draft as deleted if it was published before, because the ledger refers to it', async () => {
      const t = await programsHarness(await open())
      const viewer = await t.brand()
      const id = await t.completeDraft(viewer)
      await t.ledger.openAccounts(t.db, programAccounts(id))
      await t.programs.steps.remove(viewer, id)
      expect(await findProgram(t.db, id)).toBeNull()
      expect(await t.db.selectFrom('programs').select('deleted_at').execute()).toEqual([{ deleted_at: t.clock.now() }])
    })

    it('is refused after publishing', async () => {
      const t = await programsHarness(await open())
      const viewer = await t.brand()
      const id = await t.completeDraft(viewer)
      await t.db.updateTable('programs').set({ status: 'Active', published_at: t.clock.now() }).where('id', '=', id).execute()
      expect(await codeOf(t.programs.steps.remove(viewer, id))).toBe('PROGRAM_STATUS_TRANSITION_INVALID')
    })
  })
})
