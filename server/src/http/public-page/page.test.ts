import { describe, expect, it } from 'vitest'
import { BADR, NOURA, REEM } from '@wasla/mocks/world/networkers.ts'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { hasTab } from '@wasla/contract/showcase/profile-tabs.ts'
import { profileAddressOf, publicPath } from './address.ts'
import { factsOf, shortened, type Shown } from './facts.ts'
import { missingHead, profileHead } from './head.ts'
import { pageShell } from '../rendered-page/shell.ts'

const product = { en: 'Wasla', ar: 'وصلة' }
const shownOf = (profile: ProfileRecord, over: Partial<Shown> = {}): Shown => ({
  profile,
  interests: ['coffee', 'home'],
  accounts: REEM.accounts,
  ...over,
})
const share = { url: 'https://wasla.example/share/profile/reem_dosari.png?lang=en&v=1', width: 1200, height: 630 }
const headOf = (shown: Shown, language: 'en' | 'ar' = 'en', request: 'en' | 'ar' | null = null) =>
  profileHead({ facts: factsOf(shown, language, product), language, request, publicUrl: 'https://wasla.example', product, share })
const dataOf = (more: string) => {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(more)?.[1] ?? ''
  return JSON.parse(json) as { '@type': string; mainEntity: Record<string, unknown> }
}

describe('profileHead and missingHead', () => {
  it('describe a profile in the reader’s language, for search engines and previews', () => {
    const head = headOf(shownOf(NOURA.profile))
    expect(head.title).toBe('Noura Alotaibi (@noura_cooks) · Wasla')
    expect(head.description).toMatch(/^Weeknight cooking/)
    for (const tag of [
      '<link rel="canonical" href="https://wasla.example/profile/influencer/noura_cooks" />',
      '<link rel="alternate" hreflang="en" href="https://wasla.example/profile/influencer/noura_cooks?lang=en" />',
      '<link rel="alternate" hreflang="ar" href="https://wasla.example/profile/influencer/noura_cooks?lang=ar" />',
      '<link rel="alternate" hreflang="x-default" href="https://wasla.example/profile/influencer/noura_cooks" />',
      '<meta property="og:title" content="Noura Alotaibi on Wasla" />',
      '<meta property="og:image:width" content="1200" />',
      '<meta name="twitter:card" content="summary_large_image" />',
    ])
      expect(head.more).toContain(tag)
    expect(headOf(shownOf(NOURA.profile), 'ar', 'ar').more).toContain('<meta property="og:locale" content="ar_AR" />')
    expect(headOf(shownOf(NOURA.profile), 'ar', 'ar').more).toContain(
      '<link rel="canonical" href="https://wasla.example/profile/influencer/noura_cooks?lang=ar" />',
    )
  })

  it('say whether the profile is of a person or an organization, and name its other pages', () => {
    expect(dataOf(headOf(shownOf(REEM.profile)).more)).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: { '@type': 'Person', alternateName: '@reem_dosari', sameAs: REEM.accounts.map(({ profileUrl }) => profileUrl) },
    })
    expect(dataOf(headOf(shownOf(NABT_COFFEE.profile)).more).mainEntity['@type']).toBe('Organization')
  })

  it('keep the characters of a user name in order within Arabic', () => {
    expect(headOf(shownOf({ ...REEM.profile, firstName: 'ريم', lastName: 'الدوسري' }), 'ar').title).toBe(
      'ريم الدوسري (\u2066@reem_dosari\u2069) · وصلة',
    )
  })

  it('write a description if the profile has none', () => {
    expect(headOf(shownOf({ ...NOURA.profile, bio: null })).description).toContain('Noura Alotaibi (@noura_cooks) on Wasla')
  })

  it('ask search engines not to index a page that does not exist', () => {
    expect(missingHead('ar', product)).toMatchObject({
      title: 'الصفحة غير موجودة · وصلة',
      more: '<meta name="robots" content="noindex" />',
    })
  })
})

// Security case 49.
describe('texts of people', () => {
  const evil = '</script><script>alert(1)</script>"><img src=x onerror=alert(1)>\u2028<!--'
  const shown = shownOf(
    { ...REEM.profile, firstName: evil, lastName: '', bio: evil, website: 'javascript:alert(1)', picture: 'javascript:alert(1)' },
    {
      accounts: REEM.accounts.map((account) => ({ ...account, userName: evil, profileUrl: 'javascript:alert(1)' })),
    },
  )

  it('are escaped everywhere and never become markup, script or an unsafe address', () => {
    const { title, description, more } = headOf(shown)
    const html = pageShell(
      '<html lang="en" dir="ltr"><head><title>x</title><meta name="description" content="x" /></head><body><div id="root"><div class="boot"><svg></svg></div></div></body></html>',
    )({ language: 'en', head: { title, description, more }, html: '', css: '' })
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html.match(/<img/g)).toBeNull()
    expect(html).not.toMatch(/="[^"]*javascript:/)
    expect(html).not.toMatch(/<[^>]+\sonmouseover=/)
    expect(dataOf(html).mainEntity['description']).toBe(evil)
  })
})

// Security case 56.
it('a name cannot reverse a line or hide text, even if its row was written by hand', () => {
  const shown = shownOf({ ...REEM.profile, firstName: 'Reem\u202E', lastName: 'moc.live\u2066\u200B', location: null })
  expect(headOf(shown).title).toBe('Reem moc.live (@reem_dosari) · Wasla')
  expect(headOf(shown).more).not.toMatch(/[\u200b\u202a-\u202e\u2066]/)
})

// Security case 20.
it('contact details are not in the head of a page', () => {
  const html = headOf(shownOf(REEM.profile)).more
  for (const secret of [REEM.profile.loginNumber, REEM.profile.contact.email, REEM.profile.contact.mobileNumber, REEM.profile.dateOfBirth])
    expect(html).not.toContain(secret)
})

it('names a profile without a user name by its name', () => {
  expect(factsOf(shownOf(BADR.profile), 'en', product).name).not.toBe('')
})

describe('the address of a profile', () => {
  it('is in lower case, and accepts `networker` for `influencer`', () => {
    expect(publicPath('INFLUENCER', 'Reem_D')).toBe('/profile/influencer/reem_d')
    expect(publicPath('AGENT', 'saad', 'rate-card')).toBe('/profile/rate-card/agent/saad')
    expect(profileAddressOf('Networker', 'Reem_D')).toEqual({ type: 'INFLUENCER', key: 'reem_d' })
    for (const [slug, name] of [
      ['person', 'reem_d'],
      ['brand', '../x'],
      ['brand', 'r'],
    ] as const)
      expect(profileAddressOf(slug, name)).toBeNull()
  })

  it('has only the tabs of its type', () => {
    expect([hasTab('BRAND', 'programs'), hasTab('AGENT', 'programs'), hasTab('BRAND', 'rate-card'), hasTab('BRAND', 'about')]).toEqual([
      true,
      false,
      false,
      true,
    ])
  })
})

it('shortened cuts a text between words', () => {
  expect(shortened('one  two\nthree', 9)).toBe('one two…')
  expect(shortened('short', 9)).toBe('short')
})
