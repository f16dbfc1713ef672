import { describe, expect, it, test } from 'vitest'
import { profileTypes, type ProfileType } from '@wasla/contract/profiles/types.ts'
import { guards } from '#paths.ts'
import { decide } from '#session/guards.ts'
import { openEntry, settingsMenu } from './settings-menu.ts'

const names = (type: ProfileType) => settingsMenu(type).map((section) => section.map(({ name }) => name))

describe('the settings menu', () => {
  it('shows a networker every entry except talents, with managers in its place', () =>
    expect(names('INFLUENCER')).toEqual([
      ['back'],
      ['profile', 'contact', 'licence'],
      ['rates', 'accounts', 'managers'],
      ['posts', 'collaborations', 'links', 'mediaKits'],
      ['language', 'theme', 'notifications', 'apiKeys', 'invite', 'rank', 'myData'],
    ]))

  it('shows an agent the talents too', () => expect(names('AGENT')[2]).toEqual(['rates', 'accounts', 'talents', 'proposals']))

  it('is shorter for businesses, and shows talents only to agencies among them', () => {
    expect(names('BRAND').flat()).toEqual([
      'back',
      'profile',
      'contact',
      'accounts',
      'posts',
      'collaborations',
      'links',
      'language',
      'theme',
      'notifications',
      'shops',
      'webhooks',
      'apiKeys',
      'myData',
      'invite',
    ])
    expect(names('AGENCY').flat()).toEqual([
      'back',
      'profile',
      'contact',
      'accounts',
      'talents',
      'proposals',
      'posts',
      'collaborations',
      'links',
      'language',
      'theme',
      'notifications',
      'apiKeys',
      'myData',
      'invite',
    ])
  })

  it('has no address for entries that do not exist yet', () =>
    expect(
      settingsMenu('AGENT')
        .flat()
        .filter(({ href }) => href === null)
        .map(({ name }) => name),
    ).toEqual(['rank']))
})

describe('the entry that is marked as open', () => {
  const openFor = (type: ProfileType, pathname: string) => openEntry(settingsMenu(type).flat(), pathname)

  it('is that of a page or of the page above it', () => {
    expect(openFor('BRAND', '/settings/webhooks')).toBe('/settings/webhooks')
    expect(openFor('BRAND', '/settings/webhooks/0190')).toBe('/settings/webhooks')
    expect(openFor('BRAND', '/settings/webhooks-of-others')).toBeUndefined()
  })

  it('is the longer address if one entry is below another', () => {
    expect(openFor('INFLUENCER', '/settings/accounts-rates')).toBe('/settings/accounts-rates')
    expect(openFor('INFLUENCER', '/settings/accounts-rates/build-rate-card')).toBe('/settings/accounts-rates/build-rate-card')
  })
})

test.each(profileTypes)('the guard admits a %s to every entry of their menu', (type) => {
  for (const { href } of settingsMenu(type).flat()) {
    if (href === null) continue
    const decision = decide({
      guard: guards[href],
      requested: href,
      params: {},
      viewer: { kind: 'signedIn', type, state: 'Active', profileId: 'p', userName: null, language: 'en' },
      flags: { status: 'loading' },
      returnTo: null,
    })
    expect([href, decision.kind]).toEqual([href, 'render'])
  }
})
