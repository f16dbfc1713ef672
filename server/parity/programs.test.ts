import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { LOULOU, MASAR, NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import {
  COLD_BREW,
  DRIPPER_SCHOOL,
  FIRST_SIP,
  GIFT_BOXES,
  MORNING_CUP,
  PEARL_EVENINGS,
  RAMADAN_EVENINGS,
} from '@wasla/mocks/world/programs/all-programs.ts'
import { day } from '@wasla/mocks/world/clock.ts'
import { world } from '@wasla/mocks/world/world.ts'
import { programStepTypes } from '@wasla/contract/programs/types.ts'
import { codeOf, signIn, startPair, type Captured, type Pair } from './pair.ts'

let pair: Pair
beforeEach(async () => {
  pair = await startPair()
})
afterEach(() => pair.close())

const call = (field: string, variables: (captured: Captured) => Record<string, unknown>) => pair.call(field, { variables })
const ready = GIFT_BOXES.program.id
const contentId = GIFT_BOXES.contents[0]?.id ?? ''

/** Sends all queries about a program and about the wallet of its owner. */
async function queryAll(programId: string) {
  await call('program', () => ({ programId }))
  for (const type of programStepTypes) await call('programStep', () => ({ programId, type }))
  for (const contentStepType of ['SHAREABLE', 'LEARNING']) await call('programContents', () => ({ programId, contentStepType }))
  await call('myPrograms', () => ({}))
  await call('myWallet', () => ({}))
  await call('myTransactions', () => ({ pagination: { limit: 5 } }))
}

const details = {
  name: 'Winter roast',
  description: 'Smoke, dates and a slow fire.',
  startDate: '2025-12-01',
  endDate: '2026-02-01',
  isPublic: true,
  isVisible: true,
  programFocus: 'PRODUCT',
  launchLocationType: 'COUNTRIES',
  launchLocationIds: ['SA', 'AE'],
}
const upsert = (over: object = {}) => call('upsertProgram', () => ({ upsertProgramInput: { ...details, ...over } }))
const save = (type: string, data: unknown, programId = ready) =>
  call('upsertProgramStep', () => ({ upsertProgramStepInput: { programId, type, data } }))

describe('the mock and the server', () => {
  test('give the same answers to changes of details: invalid fields, programs of other brands, and fields that publishing locks', async () => {
    await signIn(pair, NABT_COFFEE)
    for (const [over, code] of [
      [{}, 'DTO_VALIDATION_ERROR'],
      [{ id: ready, name: 'ab', description: '', startDate: '2025-11-01', endDate: '2025-10-01' }, 'DTO_VALIDATION_ERROR'],
      [{ id: ready, storeLink: 'x', sellOnEcommerce: true }, 'URL_INVALID_FORMAT'],
      [{ id: ready, launchLocationType: 'SERVICE_AREA', launchLocationIds: [] }, 'DTO_VALIDATION_ERROR'],
      [{ id: ready, coverImage: new File(['x'], 'cover.png') }, 'FILE_FORMAT_INVALID'],
      [{ id: PEARL_EVENINGS.program.id }, 'PROGRAM_NOT_FOUND'],
      [{ id: MORNING_CUP.program.id }, 'DTO_VALIDATION_ERROR'],
    ] as const)
      expect([over, codeOf(await upsert(over))]).toEqual([over, code])
    expect(codeOf(await upsert({ id: ready }))).toBeUndefined()
    expect(codeOf(await upsert({ id: ready }))).toBeUndefined()
    await queryAll(ready)
  })

  test('allow the same changes to a published program: its texts, a later end, and listing in Discover', async () => {
    await signIn(pair, NABT_COFFEE)
    const { program } = DRIPPER_SCHOOL
    const { name, startDate, endDate, isPublic, isVisible, programFocus, launchLocationType, launchLocationIds, serviceAreaIds } = program
    const { openToPlacement, sellOnEcommerce, storeLink } = program
    const terms = { name, startDate, endDate, isPublic, isVisible, programFocus, launchLocationType, launchLocationIds, serviceAreaIds }
    const stored = { ...terms, openToPlacement, sellOnEcommerce, storeLink, description: program.description }
    const edit = (over: object) => call('upsertProgram', () => ({ upsertProgramInput: { id: program.id, ...stored, ...over } }))
    for (const [over, code] of [
      [{}, undefined],
      [{ description: 'Other words.', openToPlacement: !openToPlacement }, undefined],
      [{ isVisible: true }, undefined],
      [{ isVisible: false }, 'DTO_VALIDATION_ERROR'],
      [{ isVisible: true, endDate: '2025-12-01' }, 'DTO_VALIDATION_ERROR'],
      [{ isVisible: true, name: 'Another name' }, 'DTO_VALIDATION_ERROR'],
    ] as const)
      expect([over, codeOf(await edit(over))]).toEqual([over, code])
    await queryAll(program.id)
  })

  test('give the same answers to saved steps: their rules, their order, and a repeat without changes', async () => {
    await signIn(pair, NABT_COFFEE)
    const draft = RAMADAN_EVENINGS.program.id
    const item = { id: 'one', name: 'Dallah', url: 'nabt.example/dallah', photoUrl: '/pictures/item-cups.svg', type: 'PRODUCT' }
    expect(codeOf(await save('BUDGET', { amount: 100_00, payoutFrequency: 'WEEKLY' }, draft))).toBe('PROGRAM_STEP_LOCKED')
    expect(codeOf(await save('CATALOGUE', { items: [item] }, draft))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(await save('GUIDELINES', { dos: ['Be kind.'], donts: [] }))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(await save('GUIDELINES', { dos: ['Be kind.'], donts: ['Do not hide it.'] }))).toBeUndefined()
    expect(codeOf(await save('GUIDELINES', { dos: ['Be kind.'], donts: ['Do not hide it.'] }))).toBeUndefined()
    expect(codeOf(await save('PARTICIPANT_CRITERIA', { platforms: [{ platform: 'TIKTOK' }], profileTypes: [] }))).toBe(
      'DTO_VALIDATION_ERROR',
    )
    expect(codeOf(await save('PROGRAM_DETAILS', {}))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(await save('BUDGET', { amount: 5, payoutFrequency: 'WEEKLY' }))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(await save('BUDGET', { amount: 700_00, payoutFrequency: 'WEEKLY', more: 1 }))).toBeUndefined()
    expect(codeOf(await save('BUDGET', { amount: 1_000_00, payoutFrequency: 'WEEKLY' }, MORNING_CUP.program.id))).toBe(
      'DTO_VALIDATION_ERROR',
    )
    expect(codeOf(await save('GUIDELINES', { dos: ['Be kind.'], donts: ['Do not hide it.'] }, MORNING_CUP.program.id))).toBeUndefined()
    await queryAll(ready)
    await call('programBudgetEstimate', () => ({ programId: ready }))
    for (const criteria of [{}, { platforms: [{ platform: 'INSTAGRAM' }] }, { locations: ['nowhere'] }])
      await call('programMatches', () => ({ criteria }))
  })

  test('give the same answers to changes of content: the rules of an item, the order, and deleting the last item of a step', async () => {
    await signIn(pair, NABT_COFFEE)
    const input = {
      programId: ready,
      contentStepType: 'SHAREABLE',
      title: 'A link',
      description: 'Watch it.',
      type: 'VIDEO',
      language: 'ENGLISH',
    }
    const add = (over: object) => call('addContent', () => ({ addContentInput: { ...input, ...over } }))
    for (const [over, code] of [
      [{}, 'DTO_VALIDATION_ERROR'],
      [{ contentUrl: 'http://nabt.example' }, 'URL_INVALID_FORMAT'],
      [{ contentUrl: 'https://nabt.example', title: 'x', hashtags: ['a b'] }, 'DTO_VALIDATION_ERROR'],
      [{ contentUrl: 'https://nabt.example', contentStepType: 'LEARNING', hashtags: ['cup'] }, 'DTO_VALIDATION_ERROR'],
      [{ contentUrl: 'https://nabt.example', programId: RAMADAN_EVENINGS.program.id }, undefined],
      [{ contentUrl: 'https://nabt.example', programId: PEARL_EVENINGS.program.id }, 'PROGRAM_NOT_FOUND'],
      [{ contentUrl: 'https://nabt.example/film', hashtags: ['#cup', 'CUP', 'قهوة'] }, undefined],
    ] as const) {
      pair.clock.advance(1)
      expect([over, codeOf(await add(over))]).toEqual([over, code])
    }
    const edit = (over: object) => call('editContent', () => ({ editContentInput: { id: contentId, ...over } }))
    expect(codeOf(await edit({ title: 'Another title' }))).toBeUndefined()
    expect(codeOf(await edit({ title: 'Another title' }))).toBe('NO_CHANGES_TO_UPDATE')
    expect(codeOf(await call('editContent', () => ({ editContentInput: { id: 'none', title: 'Title' } })))).toBe('CONTENT_NOT_FOUND')
    expect(codeOf(await call('retryContent', () => ({ id: contentId })))).toBe('NO_CHANGES_TO_UPDATE')
    const order = (ids: (captured: Captured) => string[]) =>
      call('reorderContent', (captured) => ({
        reorderContentInput: { programId: ready, contentStepType: 'SHAREABLE', contentIds: ids(captured) },
      }))
    expect(codeOf(await order(({ content }) => [content ?? '', contentId]))).toBeUndefined()
    expect(codeOf(await order(({ content }) => [content ?? '', contentId]))).toBe('NO_CHANGES_TO_UPDATE')
    expect(codeOf(await order(() => [contentId]))).toBe('DTO_VALIDATION_ERROR')
    await queryAll(ready)
    expect(codeOf(await call('deleteContent', ({ content }) => ({ id: content })))).toBeUndefined()
    expect(codeOf(await call('deleteContent', () => ({ id: contentId })))).toBeUndefined()
    expect(codeOf(await call('deleteContent', () => ({ id: contentId })))).toBe('CONTENT_NOT_FOUND')
    const last = COLD_BREW.contents.find(({ contentStepType }) => contentStepType === 'LEARNING')?.id
    expect(codeOf(await call('deleteContent', () => ({ id: last })))).toBe('DTO_VALIDATION_ERROR')
    await queryAll(ready)
  })

  test('agree on publishing: the reasons that prevent it, the reserved amount, and the return to draft', async () => {
    await signIn(pair, NABT_COFFEE)
    const publish = (id: string, publishDate?: string) => call('publishProgram', () => ({ id, publishDate }))
    const move = (id: string, status: string) => call('updateProgramStatus', () => ({ updateProgramStatusInput: { id, status } }))
    expect(codeOf(await publish(RAMADAN_EVENINGS.program.id))).toBe('PROGRAM_PUBLISH_FAILED')
    expect(codeOf(await publish(MORNING_CUP.program.id))).toBe('PROGRAM_STATUS_TRANSITION_INVALID')
    expect(codeOf(await publish(PEARL_EVENINGS.program.id))).toBe('PROGRAM_NOT_FOUND')
    expect(codeOf(await publish(ready, '2024-01-01T00:00:00.000Z'))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(await publish(ready, '2025-11-28T00:00:00+03:00'))).toBeDefined()
    await call('programDryRun', () => ({ programId: ready, publishDate: '2025-11-27T21:00:00.000Z' }))
    expect(codeOf(await publish(ready, '2025-11-27T21:00:00.000Z'))).toBeUndefined()
    await queryAll(ready)
    expect(codeOf(await move(ready, 'Soon'))).toBe('NO_CHANGES_TO_UPDATE')
    expect(codeOf(await move(ready, 'OnHold'))).toBe('PROGRAM_STATUS_TRANSITION_INVALID')
    // Advances the clock, because the list of a wallet is sorted by time.
    pair.clock.advance(1)
    expect(codeOf(await move(ready, 'Draft'))).toBeUndefined()
    await queryAll(ready)
    expect(codeOf(await move(MORNING_CUP.program.id, 'OnHold'))).toBeUndefined()
    expect(codeOf(await move(MORNING_CUP.program.id, 'Active'))).toBeUndefined()
    expect(codeOf(await move(FIRST_SIP.program.id, 'Active'))).toBe('PROGRAM_STATUS_TRANSITION_INVALID')
    expect(codeOf(await call('deleteProgram', () => ({ id: MORNING_CUP.program.id })))).toBe('PROGRAM_STATUS_TRANSITION_INVALID')
    expect(codeOf(await call('deleteProgram', () => ({ id: RAMADAN_EVENINGS.program.id })))).toBeUndefined()
    expect(codeOf(await call('deleteProgram', () => ({ id: ready })))).toBeUndefined()
    await queryAll(MORNING_CUP.program.id)
  })

  test('agree on copying a retired program: who may copy it, the contents of the draft, and its deletion', async () => {
    await signIn(pair, NABT_COFFEE)
    const copy = (id: string) => call('copyProgram', () => ({ id }))
    expect(codeOf(await copy(PEARL_EVENINGS.program.id))).toBe('PROGRAM_NOT_FOUND')
    expect(codeOf(await copy('none'))).toBe('PROGRAM_NOT_FOUND')
    for (const { program } of [MORNING_CUP, RAMADAN_EVENINGS])
      expect(codeOf(await copy(program.id))).toBe('PROGRAM_STATUS_TRANSITION_INVALID')
    pair.clock.advance(1)
    expect(codeOf(await copy(FIRST_SIP.program.id))).toBeUndefined()
    const about = (captured: Captured) => ({ programId: captured.programCopy })
    await call('program', about)
    for (const type of programStepTypes) await call('programStep', (captured) => ({ ...about(captured), type }))
    for (const contentStepType of ['SHAREABLE', 'LEARNING'])
      await call('programContents', (captured) => ({ ...about(captured), contentStepType }))
    await call('programDryRun', about)
    await queryAll(FIRST_SIP.program.id)
    expect(codeOf(await call('deleteProgram', ({ programCopy }) => ({ id: programCopy })))).toBeUndefined()
    await queryAll(FIRST_SIP.program.id)
  })

  test('refuse a brand the same actions after a long absence, until the identity check (security case 10)', async () => {
    await signIn(pair, NABT_COFFEE)
    await pair.requireIdentityCheck(NABT_COFFEE.user.id)
    const budget = { programId: DRIPPER_SCHOOL.program.id, amount: 500_00, idempotencyKey: 'key-number-1' }
    await call('programDryRun', () => ({ programId: ready }))
    expect(codeOf(await call('publishProgram', () => ({ id: ready })))).toBe('USER_NOT_VERIFIED')
    expect(codeOf(await call('topUpProgramBudget', () => budget))).toBe('USER_NOT_VERIFIED')
    await queryAll(ready)
  })

  test('raise a budget once for each key, and only within the balance', async () => {
    await signIn(pair, NABT_COFFEE)
    const raise = (amount: number, idempotencyKey: string, programId = DRIPPER_SCHOOL.program.id) =>
      call('topUpProgramBudget', () => ({ programId, amount, idempotencyKey }))
    expect(codeOf(await raise(0, 'key-number-1'))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(await raise(5_000_000_00, 'key-number-2'))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(await raise(400_000_00, 'key-number-3'))).toBe('INSUFFICIENT_WALLET_BALANCE')
    expect(codeOf(await raise(500_00, 'key-number-4'))).toBeUndefined()
    expect(codeOf(await raise(500_00, 'key-number-4'))).toBeUndefined()
    expect(codeOf(await raise(600_00, 'key-number-4'))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(await raise(500_00, 'key-number-5', FIRST_SIP.program.id))).toBe('PROGRAM_STATUS_TRANSITION_INVALID')
    expect(codeOf(await raise(500_00, 'key-number-6', PEARL_EVENINGS.program.id))).toBe('PROGRAM_NOT_FOUND')
    await queryAll(DRIPPER_SCHOOL.program.id)
  })

  test('agree on scheduled changes: programs that start, are listed and end', async () => {
    for (const days of [8, 30, 80]) {
      pair.clock.advance(days * day)
      await signIn(pair, MASAR)
      await call('myPrograms', () => ({}))
      await signIn(pair, NABT_COFFEE)
      await call('myPrograms', () => ({}))
      await call('myWallet', () => ({}))
      await signIn(pair, NOURA)
      await call('programs', () => ({ pagination: { limit: 20 } }))
      await call('myParticipantsRequests', () => ({}))
    }
  })

  test('agree on a brand’s own days: valid and wrong input, the limit, changes, and days of another brand', async () => {
    const list = () => call('myBrandDays', () => ({}))
    const input = { name: ' Spring\nsale ', from: '2026-03-01', to: '2026-03-07' }
    const create = (over: object = {}) => call('createBrandDays', () => ({ createBrandDaysInput: { ...input, ...over } }))
    await signIn(pair, NABT_COFFEE)
    await list()
    for (const over of [{ name: '' }, { from: '2026-03-08' }, { to: '2027-03-02' }, { name: 'n'.repeat(41) }])
      expect(codeOf(await create(over))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(await create())).toBeUndefined()
    const change = (over: object) =>
      call('updateBrandDays', ({ brandDays }) => ({ updateBrandDaysInput: { id: brandDays, ...input, ...over } }))
    expect(codeOf(await change({}))).toBe('NO_CHANGES_TO_UPDATE')
    expect(codeOf(await change({ from: '2025-12-01', to: '2025-12-01' }))).toBeUndefined()
    await list()
    for (let at = 0; at < 17; at++) {
      pair.clock.advance(1)
      expect(codeOf(await create({ from: '2026-01-01' }))).toBeUndefined()
    }
    expect(codeOf(await create())).toBe('DTO_VALIDATION_ERROR')
    await call('deleteBrandDays', ({ brandDays }) => ({ id: brandDays }))
    await call('deleteBrandDays', ({ brandDays }) => ({ id: brandDays }))
    await list()
    const own = world.brandDays[0]?.id ?? ''
    await signIn(pair, MASAR)
    await list()
    for (const id of [own, 'none'])
      expect(codeOf(await call('updateBrandDays', () => ({ updateBrandDaysInput: { id, ...input } })))).toBe('BRAND_DAYS_NOT_FOUND')
    await call('deleteBrandDays', () => ({ id: own }))
    await signIn(pair, NABT_COFFEE)
    await list()
    await signIn(pair, NOURA)
    expect(codeOf(await list())).toBe('FORBIDDEN')
    expect(codeOf(await create())).toBe('FORBIDDEN')
  })

  test('agree on who may write programs', async () => {
    await signIn(pair, NOURA)
    expect(codeOf(await upsert({ id: ready }))).toBe('FORBIDDEN')
    expect(codeOf(await call('publishProgram', () => ({ id: ready })))).toBe('FORBIDDEN')
    expect(codeOf(await call('copyProgram', () => ({ id: FIRST_SIP.program.id })))).toBe('FORBIDDEN')
    await signIn(pair, LOULOU)
    expect(codeOf(await upsert({ id: ready }))).toBe('PROGRAM_NOT_FOUND')
    expect(codeOf(await call('publishProgram', () => ({ id: PEARL_EVENINGS.program.id })))).toBe('PROGRAM_PUBLISH_FAILED')
    await call('programDryRun', () => ({ programId: PEARL_EVENINGS.program.id }))
    await queryAll(PEARL_EVENINGS.program.id)
  })
})
