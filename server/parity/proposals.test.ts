import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { OMAR, SALMA } from '@wasla/mocks/world/agents.ts'
import { NABT_COFFEE, QIMAM } from '@wasla/mocks/world/businesses.ts'
import { HUDA, NOURA, REEM } from '@wasla/mocks/world/networkers.ts'
import { MORNING_CUP } from '@wasla/mocks/world/programs/all-programs.ts'
import { world } from '@wasla/mocks/world/world.ts'
import { codeOf, signIn, startPair, type Captured, type Pair } from './pair.ts'

let pair: Pair
beforeEach(async () => {
  pair = await startPair()
})
afterEach(() => pair.close())

const call = async (field: string, variables: Record<string, unknown> | ((captured: Captured) => Record<string, unknown>) = {}) => {
  pair.clock.advance(1)
  return codeOf(
    await pair.call(field, { variables: (captured) => ({ ...(typeof variables === 'function' ? variables(captured) : variables) }) }),
  )
}
const cardId = world.rateCards.find(({ profileId }) => profileId === REEM.profile.id)?.id ?? ''
const make = (over: object = {}) =>
  call('makeProposal', {
    makeProposalInput: {
      ...{ title: 'Mornings', note: 'Two kitchens', brandName: 'Nabt', validUntil: civilDate(pair.clock.now() + 86_400_000) },
      talents: [
        { profileId: REEM.profile.id, cards: [{ rateCardId: cardId, price: 450_000 }] },
        { profileId: HUDA.profile.id, cards: [] },
      ],
      ...over,
    },
  })
const page = (captured: Captured) => ({ address: captured.proposalAddress ?? '' })

describe('the mock and the server', () => {
  test('agree on who may propose whom', async () => {
    await signIn(pair, OMAR)
    expect(await call('proposalChoices')).toBeUndefined()
    expect(await make()).toBeUndefined()
    for (const over of [
      { title: '' },
      { validUntil: '2020-01-01' },
      { talents: [] },
      { talents: [{ profileId: NOURA.profile.id, cards: [] }] },
      { talents: [{ profileId: HUDA.profile.id, cards: [{ rateCardId: cardId }] }] },
    ])
      expect(await make(over)).toBe('DTO_VALIDATION_ERROR')
    await call('myProposals')
    await signIn(pair, SALMA)
    expect(await make()).toBe('DTO_VALIDATION_ERROR')
    await signIn(pair, NOURA)
    expect(await make()).toBe('UNAUTHORIZED_UPDATING')
  })

  test('show the same page, and give the same answers to requests of brands', async () => {
    await signIn(pair, OMAR)
    expect(await make()).toBeUndefined()
    expect(await call('proposal', page)).toBeUndefined()
    await signIn(pair, NABT_COFFEE)
    expect(await call('proposalSeen', page)).toBeUndefined()
    const asking = (captured: Captured) => ({
      askTalentsInput: {
        ...page(captured),
        programId: MORNING_CUP.program.id,
        profileIds: [REEM, HUDA, NOURA].map(({ profile }) => profile.id),
      },
    })
    for (const _ of [1, 2]) expect(await call('askTalents', asking)).toBeUndefined()
    expect(await call('proposal', page)).toBeUndefined()
    await signIn(pair, OMAR)
    await call('myProposals')
    await signIn(pair, QIMAM)
    expect(await call('withdrawProposal', ({ proposal }) => ({ id: proposal ?? '' }))).toBe('PROPOSAL_NOT_FOUND')
    await signIn(pair, OMAR)
    expect(await call('withdrawProposal', ({ proposal }) => ({ id: proposal ?? '' }))).toBeUndefined()
    expect(await call('proposal', page)).toBe('PROPOSAL_NOT_FOUND')
    await call('myProposals')
  })
})
