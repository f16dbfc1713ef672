import { describe, expect, it } from 'vitest'
import { changesOf } from '../common/decision.ts'
import { decideProposalReading, decideSeeing, isAddress, isSeenAgain } from './reading.ts'
import type { WholeProposal } from './record.ts'

const now = Date.parse('2026-11-26T09:00:00.000Z')
const proposal: WholeProposal = {
  ...{ id: 'p1', profileId: 'omar', address: 'a'.repeat(32), title: 'Mornings', note: null, brandName: 'Nabt', validUntil: '2026-12-12' },
  ...{ createdAt: now, withdrawnAt: null, firstSeenAt: null, lastSeenAt: null },
  talents: [
    { profileId: 'reem', cards: [] },
    { profileId: 'yara', cards: [] },
  ],
}
const manager = { type: 'AGENT', status: 'Active' } as const
const state = { proposal, manager, managed: new Set(['reem', 'yara']) }
type State = Parameters<typeof decideProposalReading<typeof manager | { type: 'AGENT' | 'INFLUENCER'; status: 'Inactive' | 'Active' }>>[0]
const codeOf = (over: Partial<State>, at = now) => decideProposalReading({ ...state, ...over }, at).problem?.code

describe('a proposal at its address', () => {
  it('shows only talents who are managed and visible now', () =>
    expect(changesOf(decideProposalReading({ ...state, managed: new Set(['yara', 'of-another']) }, now)).talents).toEqual([
      { profileId: 'yara', cards: [] },
    ]))

  it.each<[string, Partial<State>]>([
    ['an unknown address', { proposal: null }],
    ['a withdrawn proposal', { proposal: { ...proposal, withdrawnAt: now } }],
    ['an expired proposal', { proposal: { ...proposal, validUntil: '2026-11-25' } }],
    ['a removed manager', { manager: null }],
    ['a hidden manager', { manager: { type: 'AGENT', status: 'Inactive' } }],
    ['somebody who manages nobody any more', { manager: { type: 'INFLUENCER', status: 'Active' } }],
    ['a proposal without a talent', { managed: new Set<string>() }],
  ])('answers the same for %s', (_, over) => expect(codeOf(over)).toBe('PROPOSAL_NOT_FOUND'))

  it('has a form by which other texts are not looked up', () =>
    expect(['a'.repeat(32), 'A-_9'.repeat(8), 'a'.repeat(31), `${'a'.repeat(31)}/`, ''].map(isAddress)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]))
})

describe('an opening', () => {
  const by = { userId: 'u-omar' }
  const reader = (profileType: 'BRAND' | 'AGENT', userId = 'u-nabt') => ({ userId, profileId: 'nabt', profileType })
  it.each([
    ['of a visitor is a time only', { reader: null, isBot: false }, { brandId: null }],
    ['of a brand names it', { reader: reader('BRAND'), isBot: false }, { brandId: 'nabt' }],
    ['of another member is a time only', { reader: reader('AGENT'), isBot: false }, { brandId: null }],
    ['of the manager is nothing', { reader: reader('AGENT', 'u-omar'), isBot: false }, null],
    ['of the manager’s own brand is nothing', { reader: reader('BRAND', 'u-omar'), isBot: false }, null],
    ['of a bot is nothing', { reader: null, isBot: true }, null],
  ] as const)('%s', (_, opening, stored) => expect(decideSeeing(by, opening)).toEqual(stored))

  it('is stored again after a minute', () =>
    expect([isSeenAgain(null, now), isSeenAgain(now - 59_999, now), isSeenAgain(now - 60_000, now)]).toEqual([false, true, false]))
})
