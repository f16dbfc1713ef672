import { describe, expect, it } from 'vitest'
import { noSettings } from '../profiles/new-profile.ts'
import { profileStatuses, profileTypes } from '../profiles/types.ts'
import { byName, invitationMeta } from './fields.ts'
import { mayBeInvited, mayInvite, sideOf } from './policy.ts'

const pairs = profileTypes.flatMap((type) => profileStatuses.map((status) => ({ type, status })))
const seen = ['Active', 'AdminVerifying', 'IdentityVerifying']
const named = (list: typeof pairs) => list.map(({ type, status }) => `${type} ${status}`)

describe('managing a networker', () => {
  it('is allowed to agents and agencies with a public page', () => {
    expect(named(pairs.filter(mayInvite))).toEqual([
      ...seen.map((status) => `AGENT ${status}`),
      ...seen.map((status) => `AGENCY ${status}`),
    ])
  })

  it('is possible only if the networker has a public page', () => {
    expect(named(pairs.filter(mayBeInvited))).toEqual(seen.map((status) => `INFLUENCER ${status}`))
  })

  it('has two sides; sideOf returns null for everybody else', () => {
    const account = { managerId: 'm', talentId: 't' }
    expect(['m', 't', 'somebody'].map((id) => sideOf(account, id))).toEqual(['manager', 'talent', null])
  })
})

describe('byName', () => {
  const people = [
    ['1', 'ياسر', 'أحمد'],
    ['2', 'Zaid', 'Omar'],
    ['3', 'أسماء', 'بنعلي'],
    ['4', 'amal', 'Omar'],
    ['5', 'Zaid', 'Omar'],
  ].map(([id = '', firstName = '', lastName = '']) => ({ ...noSettings, id, firstName, lastName }))

  it('sorts by name in the reader’s language, then by id', () => {
    expect(people.toSorted(byName('en')).map(({ id }) => id)).toEqual(['4', '2', '5', '3', '1'])
    expect(people.toSorted(byName('ar')).map(({ id }) => id)).toEqual(['3', '1', '4', '2', '5'])
  })
})

it('invitationMeta returns how an invitation ended, and when', () => {
  const at = Date.UTC(2025, 10, 20, 9)
  const moment = '2025-11-20T09:00:00.000Z'
  expect((['Pending', 'Accepted', 'Rejected', 'Cancelled'] as const).map((status) => invitationMeta(status, at))).toEqual([
    {},
    { accepted_at: moment },
    { rejected_at: moment },
    { cancelled_at: moment },
  ])
})
