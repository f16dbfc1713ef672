import { describe, expect, it } from 'vitest'
import { newChallenge } from './challenge.ts'
import { countedInviter, decideSignUp, invitationCodeOf, type Inviter } from './sign-up.ts'

const now = 1_800_000_000_000
const mobileNo = '+966512345678'
const open = { suspendedAt: null, closedAt: null, erasedAt: null }
const inviter = { id: 'u', account: open }

describe('signing up', () => {
  it('reads an invitation code in small letters, and reads an empty code as no code', () => {
    expect(['ab12cd34', ' AB12CD34 ', '  ', '', null, undefined].map(invitationCodeOf)).toEqual([
      'AB12CD34',
      'AB12CD34',
      null,
      null,
      null,
      null,
    ])
  })

  it('reads an invitation code that was pasted with other characters around it', () => {
    const pasted = ['AB12CD34.', '(ab12cd34)', 'AB12CD34،', '\u200fAB12CD34\u200f', '«ab12cd34»', 'AB12\u200bCD34 👇', '.']
    expect(pasted.map(invitationCodeOf)).toEqual([...Array.from({ length: 6 }, () => 'AB12CD34'), null])
  })

  it('accepts only the code of an open account', () => {
    const shut = [{ suspendedAt: 1 }, { closedAt: 1 }, { erasedAt: 1 }].map((over) => ({ id: 'u', account: { ...open, ...over } }))
    expect([countedInviter(inviter), countedInviter(undefined), ...shut.map(countedInviter)]).toEqual(['u', null, null, null, null])
    const decide = (state: Inviter | undefined) =>
      decideSignUp({ inviter: state, proof: undefined }, { mobileNo, invitationCode: 'X' }, now)
    expect(decide(inviter).changes).toEqual({ isProven: false })
    expect(decide(shut[0]).problem).toMatchObject({ code: 'INVITATION_CODE_INVALID', fields: [{ path: 'invitationCode' }] })
    expect(decide(undefined).problem?.code).toBe('INVITATION_CODE_INVALID')
  })

  it('opens the account at once if the caller has just proven the number', () => {
    const limits = { life: 600_000, triesPerChallenge: 5, wrongPerPhone: 10 }
    const sent = newChallenge('c', { mobileNo, countryId: 'SA', purpose: 'signIn', invitationCode: null }, limits, now)
    const decide = (provenUntil: number | null) =>
      decideSignUp({ inviter: undefined, proof: { ...sent, provenUntil } }, { mobileNo, invitationCode: null }, now).changes
    expect([decide(now + 1), decide(now), decide(null)]).toEqual([{ isProven: true }, { isProven: false }, { isProven: false }])
  })
})
