import { describe, expect, it } from 'vitest'
import { changesOf } from '../common/decision.ts'
import { decideAccountConnection, decideAccountRemoval, isConnectedElsewhere, typedLink, type AccountState } from './accounts.ts'
import { typedAccountId, type SocialLinkRecord } from './record.ts'

const account = { socialProfileId: '42', userName: 'Nabt', profileUrl: 'https://x.com/Nabt', pictureUrl: null, followers: 900 }
const link: SocialLinkRecord = { id: 'a', profileId: 'nabt', platform: 'TWITTER', ...account, connectedAt: 1, source: 'API' }
const consent = { platform: 'TWITTER', account, source: 'API' } as const
const made = { id: 'new', now: 7 }
const typed = (profileId: string): SocialLinkRecord => ({
  ...link,
  id: `typed by ${profileId}`,
  profileId,
  socialProfileId: typedAccountId('nabt', profileId),
  source: 'ESTIMATED',
})
const nabt: AccountState = { profileId: 'nabt', links: [], connected: null }
const others = (count: number) => Array.from({ length: count }, (_, at) => ({ ...link, id: `${at}`, socialProfileId: `other ${at}` }))

describe('decideAccountConnection', () => {
  it('saves the account for the profile', () =>
    expect(changesOf(decideAccountConnection(nabt, consent, made))).toEqual({
      link: { ...link, id: 'new', connectedAt: 7 },
      isNew: true,
      replaced: [],
    }))

  it('updates the figures of an account that is connected again', () => {
    const connected = { ...link, followers: 1, source: 'DEMO' } as const
    const full = { ...nabt, links: [...others(29), connected], connected }
    expect(changesOf(decideAccountConnection(full, consent, made))).toEqual({ link, isNew: false, replaced: [] })
  })

  it('replaces the typed link to the same account, even if the list is full, but not a link that others typed', () => {
    const links = [...others(29), typed('nabt')]
    expect(changesOf(decideAccountConnection({ ...nabt, links }, consent, made)).replaced).toEqual(['typed by nabt'])
    expect(changesOf(decideAccountConnection({ ...nabt, links: [typed('sahra')] }, consent, made)).replaced).toEqual([])
  })

  it.each([
    ['by another profile', { ...nabt, links: others(30), connected: { ...link, profileId: 'sahra' } }, 'SOCIAL_ACCOUNT_ALREADY_CONNECTED'],
    ['by a profile that has all it may have', { ...nabt, links: others(30) }, 'DTO_VALIDATION_ERROR'],
  ])('refuses a connection %s', (_, state, code) => expect(decideAccountConnection(state, consent, made).problem?.code).toBe(code))
})

it('decideAccountRemoval removes an account of the owner, but never the last one', () => {
  expect(decideAccountRemoval([link, ...others(1)], 'a').changes).toEqual(link)
  expect(decideAccountRemoval([link], 'a').problem?.code).toBe('USER_SOCIAL_PROFILE_BAD_REQUEST')
  expect(decideAccountRemoval([link], 'x').problem?.code).toBe('SOCIAL_LINK_NOT_FOUND')
})

describe('typed accounts', () => {
  it('are identified by their handle and have no followers', () =>
    expect(typedLink({ platform: 'TWITTER', handle: 'Nabt', url: 'https://x.com/Nabt' }, { ...made, profileId: 'nabt' })).toEqual({
      ...typed('nabt'),
      id: 'new',
      followers: 0,
      connectedAt: 7,
    }))

  it.each([
    ['another profile has connected it', [{ ...link, profileId: 'sahra' }], true],
    ['others only typed it', [typed('sahra')], false],
    ['the same profile has connected it', [link], false],
  ])('are refused only if another profile has connected the account: %s', (_, sameHandle, isTaken) =>
    expect(isConnectedElsewhere(sameHandle, 'nabt')).toBe(isTaken),
  )
})
