import { describe, expect, it } from 'vitest'
import { decideReadReceipt, decideSeeTerms } from './reading.ts'

const state = { participation: { id: 'r', profileId: 'noura' }, program: { profileId: 'nabt' } }
const versions = { sealed: 2, latest: 4 }

describe('a receipt', () => {
  it.each([
    ['noura', true],
    ['nabt', false],
  ])('is read by %s', (profileId, isMine) => expect(decideReadReceipt(state, profileId).changes).toEqual({ isMine }))

  it('is not there for everybody else, and if there is no such participation', () => {
    expect(decideReadReceipt(state, 'huda').problem?.code).toBe('PROGRAM_NOT_FOUND')
    expect(decideReadReceipt(null, 'noura').problem?.code).toBe('PROGRAM_NOT_FOUND')
  })
})

describe('a version', () => {
  const see = (profileId: string, version: number) => decideSeeTerms(state, versions, { profileId, version })

  it('is confirmed by the participant', () => expect(see('noura', 4).changes).toEqual({ participationId: 'r', version: 4 }))

  it('is never confirmed by the owner for the participant', () => expect(see('nabt', 4).problem?.code).toBe('PROGRAM_NOT_FOUND'))

  it.each([1, 5, 2.5, Number.NaN])('is refused if its number is %d', (version) =>
    expect(see('noura', version).problem?.code).toBe('DTO_VALIDATION_ERROR'),
  )
})
