import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultSetting } from '../settings/settings.ts'
import { bonusFrom } from './limits.ts'
import { rankKeyOf as rankKey, waitingListEntryOf, type RankFacts } from './waiting-list.ts'

const hour = 3_600_000
const joinedAt = Date.UTC(2026, 2, 1)
const bonus = bonusFrom((key) => defaultSetting(key, 'live'))
const rankKeyOf = (facts: RankFacts) => rankKey(facts, bonus)
const facts: RankFacts = { joinedAt, acceptedInvitations: 0, wasInvited: false, doneTasks: [] }

describe('rank in the waiting list', () => {
  it('is computed from the time of joining, minus a day per accepted invitation and six hours per task', () => {
    expect(rankKeyOf(facts)).toBe(joinedAt)
    expect(rankKeyOf({ ...facts, acceptedInvitations: 2 })).toBe(joinedAt - 48 * hour)
    expect(rankKeyOf({ ...facts, wasInvited: true })).toBe(joinedAt - 24 * hour)
    expect(rankKeyOf({ ...facts, doneTasks: ['FOLLOW_MICROBLOG', 'JOIN_COMMUNITY'] })).toBe(joinedAt - 12 * hour)
  })

  it('includes at most ten invitations, and each task once', () => {
    expect(rankKeyOf({ ...facts, acceptedInvitations: 40, wasInvited: true })).toBe(joinedAt - 240 * hour)
    expect(rankKeyOf({ ...facts, doneTasks: ['JOIN_COMMUNITY', 'JOIN_COMMUNITY'] })).toBe(joinedAt - 6 * hour)
  })

  it('never gets worse with one more accepted invitation', () => {
    fc.assert(
      fc.property(fc.nat(30), fc.boolean(), (acceptedInvitations, wasInvited) => {
        const before = rankKeyOf({ ...facts, acceptedInvitations, wasInvited })
        return rankKeyOf({ ...facts, wasInvited, acceptedInvitations: acceptedInvitations + 1 }) <= before
      }),
    )
  })

  it('is shown as position 0 after the admission', () => {
    const entry = { id: 'e', userId: 'u', profileId: 'p', admittedAt: null, ...facts }
    const at = { position: 7, total: 40, invitationCode: 'FRIEND22', microblogUrl: 'https://x.example', communities: [] }
    expect(waitingListEntryOf(entry, at)).toMatchObject({ position: 7, total: 40, admittedAt: null, invitationCode: 'FRIEND22' })
    expect(waitingListEntryOf({ ...entry, admittedAt: joinedAt }, at)).toMatchObject({
      position: 0,
      admittedAt: '2026-03-01T00:00:00.000Z',
    })
  })
})
