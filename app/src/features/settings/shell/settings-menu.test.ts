import { describe, expect, it, test } from 'vitest'
import { profileTypes, type ProfileType } from '@wasla/contract/profiles/types.ts'
import { guards } from '#paths.ts'
import { decide } from '#session/guards.ts'
import { settingsMenu } from './settings-menu.ts'

const names = (type: ProfileType) => settingsMenu(type).map((section) => section.map(({ name }) => name))

describe('the settings menu', () => {
  it('shows a networker every entry except talents, with managers in its place', () =>
    expect(names('INFLUENCER')).toEqual([
      ['back'],
      ['profile', 'contact'],
      ['rates', 'accounts', 'managers'],
      ['posts', 'collaborations', 'links'],
      ['language', 'theme', 'notifications', 'invite', 'rank'],
    ]))

  it('shows an agent the talents too', () => expect(names('AGENT')[2]).toEqual(['rates', 'accounts', 'talents']))

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
      'webhooks',
      'invite',
    ])
    expect(names('AGENCY').flat()).toEqual([
      'back',
      'profile',
      'contact',
      'accounts',
      'talents',
      'posts',
      'collaborations',
      'links',
      'language',
      'theme',
      'notifications',
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
