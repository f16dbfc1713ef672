import { describe, expect, test } from 'vitest'
import { managedAccountLimits } from '@wasla/contract/managed-accounts/limits.ts'
import { openStatuses } from '@wasla/contract/managed-accounts/record.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { mainNameOf } from '@wasla/contract/profiles/names.ts'
import { profileLimits } from '@wasla/contract/profiles/limits.ts'
import { progressStepsOf } from '@wasla/contract/profiles/progress.ts'
import { contactDetailsRules } from '@wasla/contract/profiles/rules.ts'
import { isBusiness } from '@wasla/contract/profiles/types.ts'
import { impersonatesProduct } from '@wasla/contract/profiles/impersonation.ts'
import { isReservedName, isUserName } from '@wasla/contract/profiles/user-name.ts'
import { isPublic } from '@wasla/contract/profiles/visibility.ts'
import { defaultSetting } from '@wasla/contract/settings/settings.ts'
import { withBusiness, withIndividual } from '@wasla/contract/showcase/partners.ts'
import { showcaseLimits } from '@wasla/contract/showcase/limits.ts'
import { livePlatforms } from '@wasla/contract/social/record.ts'
import { acceptFeaturedPost, acceptProfileLink, acceptRateCard } from '@wasla/contract/showcase/rules.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import { webAddress } from '@wasla/contract/validation/web-address.ts'
import { productName } from '../store/product-name.ts'
import { BAYT_ALSOURA, QIMAM } from './businesses.ts'
import { NAIF, OMAR, REEM_ALANAZI, SALMA } from './agents.ts'
import { worldNow } from './clock.ts'
import { DANA, NOURA, REEM } from './networkers.ts'
import { world, worldAt } from './world.ts'

const profileOf = (id: string | null) => world.profiles.find((profile) => profile.id === id)
const shown = world.profiles.filter(isPublic)
const countOf = (rows: readonly { profileId: string }[], id: string) => rows.filter(({ profileId }) => profileId === id).length
const arabic = /\p{Script=Arabic}/u

describe('showcase of the world', () => {
  test('is accepted by the product’s rules without changes', () => {
    for (const { platform, url, caption, postedOn } of world.featuredPosts) {
      const post = { platform, url, caption, postedOn }
      expect(acceptFeaturedPost(post, worldNow)).toEqual(post)
    }
    for (const { type, url, isVisible } of world.profileLinks)
      expect(acceptProfileLink({ type, url, is_visible: isVisible })).toEqual({ type, url, is_visible: isVisible })
    for (const { platform, category, serviceName, description, priceFrom, priceTo, additionalInfoLink, termsLink } of world.rateCards) {
      const card = {
        platform,
        category,
        serviceName,
        description,
        priceFrom,
        priceTo,
        additionalInfoLink,
        termsAndConditionsLink: termsLink,
      }
      expect(acceptRateCard(card)).toEqual(card)
    }
    for (const one of world.brandCollaborations) {
      const given = { brand_name: one.brandName, brandDomain: one.brandDomain, url: one.url }
      const { brandName, brandDomain, individualProfileId, url, duplicateKey } = one
      expect(one.type === 'business' ? withBusiness(given) : withIndividual(given, profileOf(individualProfileId) ?? null)).toEqual({
        brandName,
        brandDomain,
        individualProfileId,
        url,
        duplicateKey,
      })
    }
  })

  test('stays within the limits, and has no collaborations between profiles of one user', () => {
    for (const { id } of world.profiles) {
      expect(countOf(world.featuredPosts, id)).toBeLessThanOrEqual(showcaseLimits.posts)
      expect(countOf(world.profileLinks, id)).toBeLessThanOrEqual(showcaseLimits.links)
      expect(countOf(world.brandCollaborations, id)).toBeLessThanOrEqual(showcaseLimits.collaborations)
    }
    for (const { profileId, individualProfileId } of world.brandCollaborations)
      if (individualProfileId !== null) expect(profileOf(individualProfileId)?.userId).not.toBe(profileOf(profileId)?.userId)
    expect(world.rateCards.filter(({ profileId }) => isBusiness(profileOf(profileId)?.type ?? 'BRAND'))).toEqual([])
  })

  test.each([
    ['posts', world.featuredPosts, showcaseLimits.posts],
    ['links', world.profileLinks, showcaseLimits.links],
    ['collaborations', world.brandCollaborations, showcaseLimits.collaborations],
  ] as const)('has profiles with no, one, several and the largest allowed number of %s', (_, rows, most) => {
    const counts = new Set(shown.map(({ id }) => countOf(rows, id)))
    expect([...counts]).toEqual(expect.arrayContaining([0, 1, most]) as unknown)
    expect([...counts].some((count) => count > 1 && count < most)).toBe(true)
  })

  test('has captions in the owner’s language, none of them twice, and dates before the post was added, at any time of the world', () => {
    for (const { language, id } of shown) {
      const captions = world.featuredPosts.flatMap(({ profileId, caption }) => (profileId === id && caption !== null ? [caption] : []))
      expect(new Set(captions).size).toBe(captions.length)
      expect(captions.map((caption) => [caption, arabic.test(caption)])).toEqual(captions.map((caption) => [caption, language === 'ar']))
    }
    for (const posts of [world.featuredPosts, worldAt(Date.parse('2027-03-01T22:30:00Z')).featuredPosts]) {
      expect(posts.filter(({ caption, postedOn }) => caption === null && postedOn === null)).toHaveLength(2)
      for (const { postedOn, createdAt } of posts) expect((postedOn ?? '') <= civilDate(createdAt)).toBe(true)
    }
  })

  test('has all platforms, categories and link types, hidden links, and partners with and without profiles', () => {
    expect(new Set(world.featuredPosts.map(({ platform }) => platform))).toEqual(new Set(livePlatforms))
    expect(new Set(world.rateCards.map(({ platform }) => platform))).toEqual(new Set(livePlatforms))
    expect(new Set(world.rateCards.map(({ category }) => category)).size).toBe(5)
    expect(new Set(world.profileLinks.map(({ type }) => type)).size).toBe(4)
    expect(new Set(world.profileLinks.map(({ isVisible }) => isVisible)).size).toBe(2)
    const kinds = world.brandCollaborations.map(({ type, brandIcon, individualProfileId }) =>
      type === 'business' ? brandIcon !== null : individualProfileId !== null,
    )
    expect(new Set(world.brandCollaborations.map(({ type }, index) => `${type} ${kinds[index] ? 'here' : 'elsewhere'}`)).size).toBe(4)
  })

  test('has texts in both scripts', () => {
    const languages = (texts: readonly string[]) => [
      texts.filter((text) => arabic.test(text)).length,
      texts.filter((text) => !arabic.test(text)).length,
    ]
    const texts = {
      names: shown.map(mainNameOf),
      bios: shown.flatMap(({ bio }) => bio ?? []),
      services: world.rateCards.map(({ description }) => description),
      partners: world.brandCollaborations.map(({ brandName }) => brandName),
    }
    for (const [kind, some] of Object.entries(texts)) for (const count of languages(some)) expect([kind, count > 5]).toEqual([kind, true])
    for (const { language, id } of shown)
      for (const { profileId, description } of world.rateCards)
        if (profileId === id) expect(arabic.test(description)).toBe(language === 'ar')
  })
})

describe('profiles of the world', () => {
  test('do not claim the product’s name', () => {
    for (const profile of world.profiles)
      expect([mainNameOf(profile), impersonatesProduct(mainNameOf(profile), productName)]).toEqual([mainNameOf(profile), false])
  })

  test('stay within the limits of the forms that change them', () => {
    for (const { bio, website, userName, contact, isPhoneNumberVisible, firstName, lastName } of world.profiles) {
      expect((bio ?? '').length).toBeLessThanOrEqual(profileLimits.bio)
      for (const name of [firstName, lastName]) expect((name ?? '').length).toBeLessThanOrEqual(50)
      if (website !== null) expect(webAddress(website)).toBe(website)
      if (userName !== null) expect([userName, isUserName(userName) && !isReservedName(userName, productName)]).toEqual([userName, true])
      if (contact.methods.length === 0) continue
      const { email, countryId, mobileNumber, methods: contactMethods } = contact
      expect(problemsOf(contactDetailsRules, { email, countryId, mobileNumber, contactMethods, isPhoneNumberVisible })).toEqual([])
    }
  })

  test('have every progress from empty to complete, for people and businesses', () => {
    const done = (id: string) => ({
      FEATURED_POSTS: countOf(world.featuredPosts, id),
      INTERESTS: countOf(world.profileInterests, id),
      BRAND_COLLABORATION: countOf(world.brandCollaborations, id),
      RATE_CARD: countOf(world.rateCards, id),
      FEATURED_LINKS: countOf(world.profileLinks, id),
    })
    for (const ofKind of [(type: string) => type === 'INFLUENCER', (type: string) => type === 'AGENCY' || type === 'BRAND']) {
      const shares = shown
        .filter(({ type }) => ofKind(type))
        .map(({ id, type }) => progressStepsOf(type).filter((step) => done(id)[step] > 0).length / progressStepsOf(type).length)
      expect(shares).toContain(1)
      expect(Math.min(...shares)).toBeLessThan(0.5)
    }
  })
})

describe('managed accounts of the world', () => {
  const open = world.managedAccounts.filter(({ status }) => openStatuses.some((one) => one === status))
  const of = ({ profile }: { profile: { id: string } }, status: string) =>
    world.managedAccounts.filter((one) => one.managerId === profile.id && one.status === status).length
  const managersOf = ({ profile }: { profile: { id: string } }, status: string) =>
    world.managedAccounts.filter((one) => one.talentId === profile.id && one.status === status).length

  test('connect a manager with a networker after both had profiles, with at most one open agreement per pair', () => {
    for (const { managerId, talentId, status, createdAt, answeredAt } of world.managedAccounts) {
      const [manager, talent] = [profileOf(managerId), profileOf(talentId)]
      expect(['AGENT', 'AGENCY']).toContain(manager?.type)
      expect(talent?.type).toBe('INFLUENCER')
      expect(createdAt).toBeGreaterThan(Math.max(manager?.createdAt ?? Infinity, talent?.createdAt ?? Infinity))
      expect(answeredAt === null).toBe(status === 'Pending')
    }
    const pairs = open.map(({ managerId, talentId }) => `${managerId}/${talentId}`)
    expect(new Set(pairs).size).toBe(pairs.length)
    for (const { id } of world.profiles)
      expect(open.filter(({ managerId }) => managerId === id).length).toBeLessThanOrEqual(defaultSetting('talents.perManager', 'demo'))
  })

  test('give managers none, one, a full page or more talents, and networkers none or several managers, invited and accepted', () => {
    expect([SALMA, BAYT_ALSOURA, NAIF, OMAR].map((manager) => of(manager, 'Accepted'))).toEqual([0, 0, 1, managedAccountLimits.publicPage])
    expect(of(QIMAM, 'Accepted')).toBeGreaterThan(managedAccountLimits.publicPage)
    expect([of(REEM_ALANAZI, 'Pending'), of(REEM_ALANAZI, 'Accepted'), of(OMAR, 'Pending')]).toEqual([1, 0, 3])
    expect([REEM, NOURA, DANA].map((talent) => [managersOf(talent, 'Accepted'), managersOf(talent, 'Pending')])).toEqual([
      [3, 0],
      [0, 1],
      [0, 0],
    ])
    expect(new Set(world.managedAccounts.map(({ status }) => status)).size).toBe(4)
  })

  test('have a notification for the networker while they are pending', () => {
    for (const { id, talentId, managerId } of world.managedAccounts.filter(({ status }) => status === 'Pending'))
      expect(world.notifications).toContainEqual(
        expect.objectContaining({
          type: 'MANAGED_ACCOUNT_CREATED',
          profileId: talentId,
          senderProfileId: managerId,
          referenceId: id,
          readAt: null,
        }),
      )
  })
})
