import { describe, expect, onTestFinished, test } from 'vitest'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { eventOf } from '@wasla/contract/tracking/events.ts'
import type { ClickRecord } from '@wasla/contract/tracking/record.ts'
import { worldNow } from '@wasla/mocks/world/clock.ts'
import { MORNING_CUP } from '@wasla/mocks/world/programs/all-programs.ts'
import { members, world } from '@wasla/mocks/world/world.ts'
import { codeOf as adminCodeOf, startAdminPair } from './admin-pair.ts'
import { codeOf, signIn, startPair, type Captured } from './pair.ts'
import type { InitialResults } from './results.ts'

/** An active program that counts conversions, and one of its participants. */
const found = world.programs.flatMap((program) => {
  const event = eventOf(program.objectiveType)
  const joined = world.participations.find((one) => one.programId === program.id && one.status === 'Accepted')
  return program.status === 'Active' && event && joined ? [{ program, event, profileId: joined.profileId }] : []
})[0]
if (!found) throw new Error('The world has no program that counts conversions')
const { program, event, profileId } = found
const clicksOnly = world.programs.find(({ objectiveType, profileId: owner }) => objectiveType === 'TRAFFIC' && owner === program.profileId)
const memberOf = (id: string) => {
  const member = members.find(({ profile }) => profile.id === id)
  if (!member) throw new Error('A profile of the world is a member’s')
  return member
}
const owner = memberOf(program.profileId)
const participant = memberOf(profileId)
const stranger = members.find(({ profile }) => profile.type === 'INFLUENCER' && profile.status === 'Active' && profile.id !== profileId)

const day = civilDate(worldNow)
const click = (id: string, over: Partial<ClickRecord> = {}): ClickRecord => ({
  ...{ id, programId: program.id, profileId, at: worldNow - 3_600_000, channel: 'TIKTOK', country: 'SA', visitor: id },
  ...{ status: 'Approved', reason: null },
  ...over,
})
const results: InitialResults = {
  clicks: [
    click('good'),
    click('fast', { at: worldNow - 1_000 }),
    click('again', { status: 'Rejected', reason: 'REPEAT' }),
    click('twice', { visitor: 'good', at: worldNow - 3_000_000, status: 'Rejected', reason: 'REPEAT' }),
  ],
  uncountedDays: [{ programId: program.id, profileId, day, kind: 'CLICK', reason: 'REPEAT', count: 1 }],
  areAll: true,
}

const second = world.participations.find((one) => one.programId === program.id && one.status === 'Accepted' && one.profileId !== profileId)
if (!second) throw new Error('The program has two participants')
/** Codes of two participants. */
const [ownCode, secondCode] = ['KMRT47', 'CDFG36'] as const
const codeFor = (who: string, code: string) => ({
  ...{ programId: program.id, profileId: who, ownerId: program.profileId, code, isChosen: false },
  createdAt: worldNow - 60 * 86_400_000,
})
const withCodes: InitialResults = {
  ...results,
  clicks: [...results.clicks, click('old', { visitor: 'old', at: worldNow - 5 * 86_400_000 })],
  codes: [codeFor(profileId, ownCode), codeFor(second.profileId, secondCode)],
}

describe('the mock and the server', () => {
  test('agree on the tracking setup of a program: its owner, its keys, a key rotation and a test conversion', async () => {
    const pair = await startPair({ results })
    onTestFinished(() => pair.close())
    const call = (field: string, programId: string) => pair.call(field, { variables: () => ({ programId }) })
    if (stranger) await signIn(pair, stranger)
    for (const field of ['programTrackingSetup', 'rotateProgramTrackingKey', 'sendTestConversion'])
      expect(codeOf(await call(field, program.id))).toBe('PROGRAM_NOT_FOUND')
    await signIn(pair, owner)
    if (clicksOnly) expect(codeOf(await call('programTrackingSetup', clicksOnly.id))).toBe('PROGRAM_NOT_FOUND')
    for (const field of ['programTrackingSetup', 'rotateProgramTrackingKey', 'programTrackingSetup', 'sendTestConversion'])
      expect(codeOf(await call(field, program.id))).toBeUndefined()
    pair.clock.advance(60_000)
    await call('rotateProgramTrackingKey', program.id)
    await call('programTrackingSetup', program.id)
    pair.clock.advance(86_400_000)
    await call('programTrackingSetup', program.id)
  })

  test('agree on uncounted results, and on a review request', async () => {
    const pair = await startPair({ results })
    onTestFinished(() => pair.close())
    const request = (over: Record<string, unknown> = {}) =>
      pair.call('requestSecondLook', {
        variables: () => ({ secondLookInput: { programId: program.id, profileId, kind: 'CLICK', reason: 'REPEAT', day, ...over } }),
      })
    const uncounted = (variables: Record<string, unknown>) =>
      pair.call('uncountedResults', { variables: () => ({ programId: program.id, ...variables }) })
    await signIn(pair, participant)
    expect(codeOf(await uncounted({}))).toBe('PROGRAM_NOT_FOUND')
    await uncounted({ profileId })
    await uncounted({ profileId, startDate: '2020-01-01' })
    await uncounted({ profileId, startDate: day, endDate: day })
    expect(codeOf(await request({ reason: 'BOT' }))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(await request({ note: 'x'.repeat(501) }))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(await request({ note: 'They are two sisters' }))).toBeUndefined()
    expect(codeOf(await request())).toBe('SECOND_LOOK_ALREADY_REQUESTED')
    await uncounted({ profileId })
    await signIn(pair, owner)
    await uncounted({})
    await uncounted({ profileId })
    expect(codeOf(await request())).toBe('UNAUTHORIZED_UPDATING')
    if (stranger) await signIn(pair, stranger)
    expect(codeOf(await request())).toBe('PROGRAM_NOT_FOUND')
  })

  test('agree on results that wait for the brand: who may decide, and what each account reads', async () => {
    const pair = await startPair()
    onTestFinished(() => pair.close())
    const waits = { programId: MORNING_CUP.program.id }
    const first = world.conversions.find(({ programId, status }) => programId === waits.programId && status === 'Pending')
    if (!first) throw new Error('Something waits in the program of the demonstration')
    const someone = memberOf(first.profileId)
    const call = (field: string, variables: Record<string, unknown> = {}) =>
      pair.call(field, { variables: () => ({ ...waits, ...variables }) })
    const own = { profileId: someone.profile.id }
    const decide = (input: Record<string, unknown>) =>
      pair.call('decideWaitingResults', { variables: () => ({ input: { ...waits, ids: [first.id], counts: true, ...input } }) })
    if (stranger) await signIn(pair, stranger)
    for (const field of ['waitingResults', 'waitingResultsCsv', 'differingReports', 'startPixelTest'])
      expect(codeOf(await call(field))).toBe('PROGRAM_NOT_FOUND')
    expect(codeOf(await decide({}))).toBe('PROGRAM_NOT_FOUND')
    await signIn(pair, someone)
    expect(codeOf(await call('waitingResults'))).toBe('PROGRAM_NOT_FOUND')
    expect(codeOf(await call('waitingResults', own))).toBeUndefined()
    await call('participationTimeline', own)
    expect(codeOf(await decide({}))).toBe('PROGRAM_NOT_FOUND')
    await signIn(pair, memberOf(MORNING_CUP.program.profileId))
    const { body } = await call('waitingResults', { pagination: { limit: 3, offset: 1 } })
    expect(body.data?.['waitingResults']).toMatchObject({ count: 8 })
    for (const field of ['waitingResultsCsv', 'differingReports', 'startPixelTest']) expect(codeOf(await call(field))).toBeUndefined()
    expect(codeOf(await decide({ counts: false }))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(await decide({ ids: [] }))).toBe('DTO_VALIDATION_ERROR')
    await decide({ counts: false, reason: 'CANCELLED', note: 'Returned before it left' })
    await decide({})
    await call('waitingResults')
    const others = world.conversions.filter(
      ({ programId, status, id }) => programId === waits.programId && status === 'Pending' && id !== first.id,
    )
    await decide({ ids: others.slice(0, 2).map(({ id }) => id) })
    await call('waitingResults', { pagination: { limit: 50 } })
    await call('participationTimeline', own)
    await call('uncountedResults', own)
    await signIn(pair, someone)
    await call('waitingResults', own)
    await call('participationTimeline', own)
    await call('getParticipantPerformance', own)
  })

  test('agree on the reads, imports and decisions of the back office', async () => {
    const pair = await startAdminPair({ results })
    onTestFinished(() => pair.close())
    const file = (rows: string) => new File([`\uFEFFexternalId,clickId,event,amount\r\n${rows}`], 'rows.csv', { type: 'text/csv' })
    const imported = async (rows: string, programId = program.id) => {
      const preview = await pair.call('adminImportPreview', { programId, file: file(rows) }, 'REVIEWER')
      const done = await pair.call('adminImportConversions', { programId, file: file(rows) }, 'REVIEWER')
      expect(adminCodeOf(preview)).toBe(adminCodeOf(done))
      return done
    }
    expect(adminCodeOf(await imported('a,good,SALE,1', 'none'))).toBe('PROGRAM_NOT_FOUND')
    expect(adminCodeOf(await imported(''))).toBe('DTO_VALIDATION_ERROR')
    const other = event === 'LEAD' ? 'SALE' : 'LEAD'
    const lines = [
      `a,good,${event},1.50`,
      `b,fast,${event},`,
      `c,again,${event},`,
      `d,good,${other},`,
      `e,good,${event},1.234`,
      `a,good,${event},1.50`,
      `\u200fa,good,${event},9`,
      `{{order}},good,${event},9`,
      `1.0E+15,good,${event},9`,
    ]
    const { body } = await imported(lines.join('\r\n'))
    expect(body.data?.['adminImportConversions']).toMatchObject({
      ...{ accepted: 2, rejected: 5, repeated: 1, differing: 1, replaced: 0, amount: 150 },
      reading: { encoding: 'UTF-8', separator: ',', hasDecimalComma: false },
      errors: [
        '4: CLICK_NOT_FOUND',
        '5: EVENT_NOT_FOR_OBJECTIVE',
        '6: BODY_INVALID amount',
        '9: BODY_INVALID externalId',
        '10: BODY_INVALID externalId',
      ],
    })
    pair.clock.advance(1_000)
    await imported(`f,good,${event},2`)
    // A row with the id of a repeat belongs to the click that counted.
    const { body: repeated } = await imported(`f,twice,${event},2\r\ng,twice,${event},3`)
    expect(repeated.data?.['adminImportConversions']).toMatchObject({ accepted: 1, rejected: 0, repeated: 1, differing: 0 })
    await imported(lines.join('\r\n'))
    for (const search of [
      { status: 'Reversed' },
      { programId: program.id, status: 'Held' },
      { status: 'Approved' },
      { programId: program.id, pagination: { limit: 1 } },
      { programId: 'none' },
    ])
      await pair.call('adminConversions', search, 'SUPPORT')
    await pair.call('adminConversion', { id: 'none' }, 'REVIEWER')
    await pair.call('adminReviewConversion', { id: 'none', status: 'Approved' }, 'REVIEWER')
    await pair.call('adminSecondLooks', {}, 'SUPPORT')
    await pair.call('adminAnswerSecondLook', { id: 'none', counts: true, answer: 'What is it' }, 'REVIEWER')
    await pair.call('adminAuditLog', { pagination: { limit: 3 } })
  })

  test('agree on codes: who may choose one, what is free, and what a participant then shares', async () => {
    const pair = await startPair({ results: withCodes })
    onTestFinished(() => pair.close())
    const { id: programId } = program
    const ideas = (typed?: string) => pair.call('promoCodeIdeas', { variables: () => ({ programId, typed }) })
    const choose = (code: string) => pair.call('choosePromoCode', { variables: () => ({ input: { programId, code } }) })
    const read = () => pair.call('program', { variables: () => ({ programId }) })
    for (const member of [stranger, owner]) {
      if (!member) continue
      await signIn(pair, member)
      expect([codeOf(await ideas()), codeOf(await choose('REEM7'))]).toEqual(['PROGRAM_NOT_FOUND', 'PROGRAM_NOT_FOUND'])
    }
    await signIn(pair, participant)
    await read()
    for (const typed of [undefined, '', 'reem-٧', 'REEM0', 'free', secondCode, 'ريم']) expect(codeOf(await ideas(typed))).toBeUndefined()
    for (const code of ['', 'A', 'test', secondCode, secondCode.toLowerCase()])
      expect(codeOf(await choose(code))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(await choose(' qahw-٧ '))).toBeUndefined()
    expect(codeOf(await choose('QAHW9'))).toBe('PROMO_CODE_ALREADY_CHOSEN')
    expect(codeOf(await ideas())).toBe('PROMO_CODE_ALREADY_CHOSEN')
    await read()
    await pair.call('programTrackingSetup', { variables: () => ({ programId }) })
    await signIn(pair, owner)
    await read()
    await pair.call('programTrackingSetup', { variables: () => ({ programId }) })
  })

  test('agree on tills: who has them, their limits, new PINs, and revoking', async () => {
    const pair = await startPair({ results: withCodes })
    onTestFinished(() => pair.close())
    const { id: programId } = program
    const read = async () => {
      const answers = [
        await pair.call('programTills', { variables: () => ({ programId }) }),
        await pair.call('tillOrders', { variables: () => ({ programId }) }),
      ]
      return answers.map(codeOf)
    }
    const make = (typed: object) => pair.call('makeTill', { variables: () => ({ input: { programId, ...typed } }) })
    const named = ({ till }: Captured) => ({ programId, id: till ?? 'none' })
    for (const member of [stranger, participant]) {
      if (!member) continue
      await signIn(pair, member)
      expect([...(await read()), codeOf(await make({ name: 'x' }))]).toEqual(Array(3).fill('PROGRAM_NOT_FOUND'))
    }
    await signIn(pair, owner)
    await read()
    for (const typed of [{ name: '' }, { name: 'x', mostAmount: 1 }, { name: 'x', mostPerDay: 0 }])
      expect(codeOf(await make(typed))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(await pair.call('revokeTill', { variables: named }))).toBe('TILL_NOT_FOUND')
    expect(codeOf(await make({ name: '  Olaya ', mostAmount: 500_00 }))).toBeUndefined()
    const change = (typed: object) => pair.call('changeTill', { variables: (captured) => ({ input: { ...named(captured), ...typed } }) })
    expect(codeOf(await change({ name: 'Olaya' }))).toBe('NO_CHANGES_TO_UPDATE')
    expect(codeOf(await change({ name: 'Bar', mostPerHour: 7 }))).toBeUndefined()
    expect(codeOf(await pair.call('renewTillPin', { variables: named }))).toBeUndefined()
    await read()
    expect(codeOf(await pair.call('revokeTill', { variables: named }))).toBeUndefined()
    expect(codeOf(await pair.call('renewTillPin', { variables: named }))).toBe('TILL_NOT_FOUND')
    await read()
  })

  test('agree on imported orders with codes: whose they are, also if a click names another participant', async () => {
    const pair = await startAdminPair({ results: withCodes })
    onTestFinished(() => pair.close())
    const rows = [
      `order-a,,${ownCode.toLowerCase()},${event},1`,
      `order-b,good,${secondCode},${event},2`,
      `order-c,old,${secondCode},${event},3`,
      `order-d,old,${ownCode},${event},4`,
      `order-e,,NOBODY7,${event},5`,
      `order-f,,,${event},6`,
      `order-g,,TEST,${event},7`,
      `order-h,none,${secondCode},${event},8`,
      `order-i,again,${secondCode},${event},9`,
    ]
    const file = () => new File([`externalId,clickId,promoCode,event,amount\r\n${rows.join('\r\n')}`], 'rows.csv', { type: 'text/csv' })
    await pair.call('adminImportPreview', { programId: program.id, file: file() }, 'REVIEWER')
    const { body } = await pair.call('adminImportConversions', { programId: program.id, file: file() }, 'REVIEWER')
    expect(body.data?.['adminImportConversions']).toMatchObject({ accepted: 6, rejected: 3 })
    await pair.call('adminImportPreview', { programId: program.id, file: file() }, 'REVIEWER')
    // The orders came at one moment, so a list of all of them has no fixed order.
    for (const row of rows) await pair.call('adminConversions', { programId: program.id, term: row.split(',')[0] }, 'SUPPORT')
  })
})
