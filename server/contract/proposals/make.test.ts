import { describe, expect, it } from 'vitest'
import { changesOf } from '../common/decision.ts'
import { proposalLimits } from './limits.ts'
import { decideMaking, decideWithdrawal } from './make.ts'
import type { WholeProposal } from './record.ts'
import { proposalsInOrder, proposalStateOf } from './state.ts'

const now = Date.parse('2026-11-26T09:00:00.000Z')
const day = 86_400_000
const choices = new Map([
  ['reem', new Set(['reel', 'story'])],
  ['yara', new Set<string>()],
])
const made = { id: 'p1', profileId: 'omar', address: 'a'.repeat(32), now }
const input = {
  title: '  Ramadan mornings ',
  note: ' ',
  brandName: 'Nabt',
  validUntil: '2026-12-12',
  talents: [
    { profileId: 'reem', cards: [{ rateCardId: 'reel', price: 450_000 }, { rateCardId: 'story' }] },
    { profileId: 'yara', cards: [] },
  ],
}
type Input = Parameters<typeof decideMaking>[1]
const make = (over: Partial<Input> = {}, own: readonly WholeProposal[] = []) => decideMaking({ own, choices }, { ...input, ...over }, made)
const fieldsOf = (over: Partial<Input>) => make(over).problem?.fields?.map(({ path, rule }) => `${path} ${rule}`)

describe('a proposal', () => {
  it('has the chosen talents with their cards, and prices where the manager sets them', () =>
    expect(changesOf(make())).toEqual({
      ...{ id: 'p1', profileId: 'omar', address: 'a'.repeat(32), title: 'Ramadan mornings', note: null, brandName: 'Nabt' },
      ...{ validUntil: '2026-12-12', createdAt: now, withdrawnAt: null, firstSeenAt: null, lastSeenAt: null },
      talents: [
        {
          profileId: 'reem',
          cards: [
            { rateCardId: 'reel', price: 450_000 },
            { rateCardId: 'story', price: null },
          ],
        },
        { profileId: 'yara', cards: [] },
      ],
    }))

  it.each([
    [{ title: ' ' }, ['title required']],
    [{ brandName: 'x'.repeat(81) }, ['brandName tooLong']],
    [{ validUntil: '2026-11-25' }, ['validUntil date']],
    [{ validUntil: '2027-02-25' }, ['validUntil date']],
    [{ validUntil: '2026-02-30' }, ['validUntil date']],
    [{ talents: [] }, ['talents required']],
    [{ talents: Array.from({ length: 13 }, () => ({ profileId: 'reem', cards: [] })) }, ['talents maxItems']],
    [{ talents: [{ profileId: 'reem', cards: [{ rateCardId: 'reel', price: 0 }] }] }, ['talents.0.cards.0.price outOfRange']],
    [{ talents: [{ profileId: 'reem', cards: [{ rateCardId: 'reel', price: 10.5 }] }] }, ['talents.0.cards.0.price outOfRange']],
  ])('is refused for %j', (over, problems) => expect(fieldsOf(over)).toEqual(problems))

  it('may be valid from today to 90 days ahead', () =>
    expect([make({ validUntil: '2026-11-26' }).problem, make({ validUntil: '2027-02-24' }).problem]).toEqual([undefined, undefined]))

  it('refuses talents of other managers like unknown ones, and cards of other talents', () => {
    expect(fieldsOf({ talents: [{ profileId: 'of-another-agency', cards: [] }] })).toEqual(['talents.0.profileId unknownValue'])
    expect(fieldsOf({ talents: [{ profileId: 'yara', cards: [{ rateCardId: 'reel' }] }] })).toEqual([
      'talents.0.cards.0.rateCardId unknownValue',
    ])
  })

  it('names nobody and no card twice', () => {
    const twice = { profileId: 'reem', cards: [{ rateCardId: 'reel' }, { rateCardId: 'reel' }] }
    expect(fieldsOf({ talents: [twice, { profileId: 'reem', cards: [] }] })).toEqual([
      'talents.0.cards.1.rateCardId unknownValue',
      'talents.1.profileId unknownValue',
    ])
  })

  it('is refused if too many are open; ended ones do not count', () => {
    const open = Array.from({ length: proposalLimits.open }, () => changesOf(make()))
    expect(make({}, open).problem?.code).toBe('PROPOSAL_LIMIT_REACHED')
    const ended = open.map((one, at) => (at === 0 ? { ...one, withdrawnAt: now } : one))
    expect(make({}, ended).problem).toBeUndefined()
  })
})

describe('the state of a proposal', () => {
  const proposal = changesOf(make())
  it('is open through its last day in Riyadh, unless it was withdrawn', () => {
    const end = Date.parse('2026-12-12T21:00:00.000Z')
    expect([proposalStateOf(proposal, end - 1), proposalStateOf(proposal, end)]).toEqual(['OPEN', 'EXPIRED'])
    expect(proposalStateOf({ ...proposal, withdrawnAt: now }, now)).toBe('WITHDRAWN')
  })

  it('orders open ones first, then the newest', () => {
    const at = (id: string, over: Partial<WholeProposal>) => ({ ...proposal, id, ...over })
    const all = [at('old', { createdAt: now - day }), at('gone', { withdrawnAt: now }), at('new', {})]
    expect(proposalsInOrder(all, now).map(({ id }) => id)).toEqual(['new', 'old', 'gone'])
  })

  it('ends by its manager only, once, and only while it is open', () => {
    expect(changesOf(decideWithdrawal(proposal, 'omar', now)).withdrawnAt).toBe(now)
    const refused = [
      decideWithdrawal(null, 'omar', now),
      decideWithdrawal(proposal, 'another', now),
      decideWithdrawal({ ...proposal, withdrawnAt: now }, 'omar', now),
      decideWithdrawal(proposal, 'omar', now + 30 * day),
    ]
    expect(refused.map(({ problem }) => problem?.code)).toEqual(Array.from({ length: 4 }, () => 'PROPOSAL_NOT_FOUND'))
  })
})
