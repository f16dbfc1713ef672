import { describe, expect, it } from 'vitest'
import { promoCodeLook } from './promo-codes/look.ts'
import { codesToLookUp, decideChoosing, ideasOf, type ChoosingState } from './choose-code.ts'
import { openProgram } from './testing/program.ts'

const program = { ...openProgram, status: 'Active', countsBy: 'LINKS_AND_CODES' } as const
const state = (over: Partial<ChoosingState & { isTaken: boolean }> = {}) => ({
  ...{ program, request: { status: 'Accepted' } as const, hasChosen: false, isTaken: false },
  ...over,
})
const choose = (typed: string, over?: Parameters<typeof state>[0]) => decideChoosing(state(over), { profileId: 'reem', typed }, 7)

describe('choosing a code', () => {
  it('stores the folded code for the participant and the brand', () =>
    expect(choose(' reem-٧').changes).toEqual({
      ...{ programId: program.id, profileId: 'reem', ownerId: program.profileId, code: 'REEM7', isChosen: true, createdAt: 7 },
    }))

  it.each([
    ['', 'required'],
    ['R', 'promoCode'],
    ['REEM0', 'promoCode'],
    ['ريم', 'promoCode'],
    ['free', 'promoCodeReserved'],
  ])('is refused for %j (%s)', (typed, rule) => expect(choose(typed).problem?.fields).toEqual([{ path: 'code', rule }]))

  it('is refused if another code of the brand is read as it', () =>
    expect(choose('REEM7', { isTaken: true }).problem?.fields).toEqual([{ path: 'code', rule: 'promoCodeTaken' }]))

  it('is possible once', () => expect(choose('REEM7', { hasChosen: true }).problem?.code).toBe('PROMO_CODE_ALREADY_CHOSEN'))

  it.each([
    ['a program that counts links only', { program: { ...program, countsBy: 'LINKS' as const } }],
    ['strangers', { request: null }],
    ['applicants', { request: { status: 'Pending' as const } }],
    ['a program that is not there', { program: null }],
  ])('is refused for %s as if the program did not exist', (_, over) =>
    expect(choose('REEM7', over).problem?.code).toBe('PROGRAM_NOT_FOUND'),
  )
})

describe('ideas for a code', () => {
  const names = ['reem.d', 'Reem']

  it('are free, and say whether the typed one is', () => {
    const looks = new Set(codesToLookUp('reem', names).slice(0, 2).map(promoCodeLook))
    const found = ideasOf('reem', names, looks)
    expect(found.problem).toBe('promoCodeTaken')
    expect(found.ideas).toHaveLength(4)
    expect(found.ideas.some((idea) => looks.has(promoCodeLook(idea)))).toBe(false)
    expect(ideasOf('reem9', names, looks)).toMatchObject({ typed: 'REEM9', problem: null })
  })
})
