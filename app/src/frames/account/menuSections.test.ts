import { describe, expect, it } from 'vitest'
import { createIntl } from 'react-intl'
import type { MessageId } from '#i18n/message-id.ts'
import system from '@wasla/design-system/messages/en.json'
import { navEntries } from '../nav/navEntries.ts'
import messages from '#shell/messages/en.json'
import { accountSections, phoneSections, type MenuActions } from './menuSections.ts'

const intl = createIntl({ locale: 'en', messages: { ...system, ...messages } as Record<MessageId, string> })
const actions: MenuActions = { askToSwitch: () => {}, changeLanguage: () => {}, openNotifications: () => {}, signOut: () => {} }
const others = [{ id: 'brand', name: 'Bayt', kindLabel: 'Brand' }]
const ids = (sections: ReturnType<typeof accountSections>) => sections.flatMap(({ items }) => items.map(({ id }) => id))

describe('the account menu', () => {
  it('offers the profile, settings, invitations, the rank, other profiles and signing out', () => {
    expect(ids(accountSections({ intl, language: 'en', others, actions }))).toEqual([
      'profile',
      'settings',
      'language',
      'theme',
      'invite',
      'rank',
      'switch:brand',
      'addBusiness',
      'signOut',
    ])
  })

  it('does not offer switching to a user with one profile', () => {
    expect(ids(accountSections({ intl, language: 'en', others: [], actions }))).not.toContain('switch:brand')
  })

  it('marks only the rank as coming soon, after all usable entries', () => {
    const soon = accountSections({ intl, language: 'en', others, actions }).flatMap(({ items }) => items.filter(({ isSoon }) => isSoon))
    expect(soon.map(({ id }) => id)).toEqual(['rank'])
  })

  it('names the other language in the other language', () => {
    const [language] = accountSections({ intl, language: 'en', others, actions }).flatMap(({ items }) =>
      items.filter(({ id }) => id === 'language'),
    )
    expect(language).toMatchObject({ label: 'العربية', lang: 'ar' })
  })
})

describe('the menu on phones', () => {
  const nav = navEntries('/groups', { program: true, payment: false }, { hasScreen: () => true })

  it('has the specified order', () => {
    expect(ids(phoneSections({ intl, language: 'en', others: [], actions, nav }))).toEqual([
      'home',
      'groups',
      'discover',
      'wallet',
      'notifications',
      'profile',
      'settings',
      'language',
      'invite',
      'messages',
      'support',
      'rank',
      'addBusiness',
      'signOut',
    ])
  })

  it('lists the entries that are not built yet after the usable ones, as on desktops (D-36)', () => {
    const you = phoneSections({ intl, language: 'en', others: [], actions, nav })[1]?.items ?? []
    expect(you.slice(-3).map(({ id, isSoon }) => [id, isSoon])).toEqual([
      ['messages', true],
      ['support', true],
      ['rank', true],
    ])
  })

  it('marks an entry without a screen as coming soon', () => {
    const soon = navEntries('/home', { program: true, payment: true }, { hasScreen: (path) => path === '/home' })
    const places = phoneSections({ intl, language: 'en', others: [], actions, nav: soon })[0]?.items ?? []
    expect(places.filter(({ isSoon }) => isSoon).map(({ id }) => id)).toEqual(['groups', 'discover', 'wallet'])
  })

  it('disables an entry whose flag is off, and marks the current entry', () => {
    const places = phoneSections({ intl, language: 'en', others: [], actions, nav })[0]?.items ?? []
    expect(places.filter(({ isDisabled }) => isDisabled).map(({ id }) => id)).toEqual(['wallet'])
    expect(places.filter(({ isCurrent }) => isCurrent).map(({ id }) => id)).toEqual(['groups'])
  })
})
