import { describe, expect, it } from 'vitest'
import { tillLimits } from './limits.ts'
import { decideChange, decideMaking, decideTill, decideTills } from './owning.ts'
import { sampleTill, shopProgram } from './testing/sample.ts'

const owned = { ...shopProgram, deletedAt: null }
const made = { id: 'new', programId: 'program', link: 'link', pin: 'hash', now: 7 }

describe('the tills of a program', () => {
  it('are for its owner', () => expect(decideTills(owned, 'brand').changes).toBe(owned))

  it.each([
    ['strangers', owned, 'noura'],
    ['a program that counts links only', { ...owned, countsBy: 'LINKS' as const }, 'brand'],
    ['a program that counts another event', { ...owned, objectiveType: 'LEAD_GENERATION' as const }, 'brand'],
    ['a deleted program', { ...owned, deletedAt: 1 }, 'brand'],
    ['a program that does not exist', null, 'brand'],
  ])('do not exist for %s', (_, program, profileId) => expect(decideTills(program, profileId).problem?.code).toBe('PROGRAM_NOT_FOUND'))
})

describe('making a till', () => {
  it('takes the usual limits if the owner chooses none', () =>
    expect(decideMaking(0, { name: '  Olaya \n till 2 ' }, made).changes).toMatchObject({
      ...{ id: 'new', name: 'Olaya till 2', createdAt: 7, revokedAt: null, lastNumber: 0, locks: 0 },
      ...tillLimits.usual,
    }))

  it.each([
    [{ name: ' ' }, 'name', 'required'],
    [{ name: 'x'.repeat(41) }, 'name', 'tooLong'],
    [{ name: 'x', mostAmount: 99 }, 'mostAmount', 'outOfRange'],
    [{ name: 'x', mostAmount: 100_000_01 }, 'mostAmount', 'outOfRange'],
    [{ name: 'x', mostPerHour: 0 }, 'mostPerHour', 'outOfRange'],
    [{ name: 'x', mostPerDay: 5_001 }, 'mostPerDay', 'outOfRange'],
    [{ name: 'x', mostPerDay: 1.5 }, 'mostPerDay', 'format'],
  ])('is refused for %j', (typed, path, rule) => expect(decideMaking(0, typed, made).problem?.fields).toMatchObject([{ path, rule }]))

  it('says the limits of an amount in riyals', () =>
    expect(decideMaking(0, { name: 'x', mostAmount: 1 }, made).problem?.fields[0]?.params).toEqual({ min: 1, max: 100_000 }))

  it('is refused if the program has twenty in use', () =>
    expect(decideMaking(20, { name: 'x' }, made).problem).toMatchObject({ code: 'TILLS_LIMIT_REACHED', params: { max: 20 } }))
})

describe('a till that its owner changes', () => {
  it('is one of the same program that is not revoked', () => {
    expect(decideTill(sampleTill, 'program').changes).toBe(sampleTill)
    for (const till of [null, { ...sampleTill, programId: 'other' }, { ...sampleTill, revokedAt: 1 }])
      expect(decideTill(till, 'program').problem?.code).toBe('TILL_NOT_FOUND')
  })

  it('keeps what is not given, and refuses a change of nothing', () => {
    expect(decideChange(sampleTill, { name: 'Bar', mostPerHour: null }).changes).toEqual({ name: 'Bar', ...tillLimits.usual })
    expect(decideChange(sampleTill, { name: sampleTill.name }).problem?.code).toBe('NO_CHANGES_TO_UPDATE')
  })
})
