import { describe, expect, it } from 'vitest'
import { REEM, NOURA } from '@wasla/mocks/world/networkers.ts'
import { BAYT_ALSOURA, NABT_COFFEE, REEM_HOME } from '@wasla/mocks/world/businesses.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { worldNow } from '@wasla/mocks/world/clock.ts'
import { atHome } from '../../testing/at-home.ts'
import { eachWorld, openTestWorld } from '../../testing/test-world.ts'

const card = `
  id status fullName userName profileImage isVerified isPhoneNumberVisible language userType isBusinessProfile
  country { id country_name } contacts { email methods mobileNumber countryCode } onboardingStep { status }
`
const activeProfile = `{ activeProfile { type profile {
  __typename
  ... on UserProfile { ${card} firstName lastName bio mobile_no date_of_birth created_at gender profileLabel interests { id name } location { city formatted_address place_id profileId } }
  ... on BusinessProfile { ${card} name description phoneCode mobileCountry { code phone_code } isNsfw createdAt website }
} } }`

describe('the active profile', () => {
  eachWorld((open) => {
    it('is returned as a networker’s card in the reader’s language, in two statements', async () => {
      const home = await atHome(await open())
      const token = await home.enter('INFLUENCER')
      const { data, errors, statements } = await home.ask(activeProfile, { token, language: 'ar' })
      expect(errors).toBeUndefined()
      expect(data).toMatchObject({
        activeProfile: {
          type: 'INFLUENCER',
          profile: {
            __typename: 'UserProfile',
            id: NOURA.profile.id,
            fullName: 'نورة العتيبي',
            userName: 'noura_cooks',
            status: 'Active',
            isVerified: true,
            language: 'en',
            mobile_no: '+966500000001',
            date_of_birth: '1997-02-11',
            gender: 'female',
            onboardingStep: null,
            isBusinessProfile: false,
            country: { id: 'SA', country_name: 'المملكة العربية السعودية' },
            contacts: {
              email: 'noura@noura-cooks.example',
              methods: ['whatsapp', 'email'],
              mobileNumber: '+966500000001',
              countryCode: '+966',
            },
            interests: [
              { id: 'food', name: 'طعام' },
              { id: 'coffee', name: 'قهوة' },
              { id: 'home', name: 'منزل وديكور' },
            ],
            location: { profileId: NOURA.profile.id, place_id: NOURA.profile.location?.placeId },
            created_at: new Date(NOURA.profile.createdAt + testMoment - worldNow).toISOString(),
          },
        },
      })
      // One statement for the session with its profile, one for the interests.
      expect(statements).toBe(2)
    })

    it('is returned as a brand’s card, in the one statement that reads the session', async () => {
      const home = await atHome(await open())
      const { data, errors, statements } = await home.ask(activeProfile, { token: await home.enter('BRAND') })
      expect(errors).toBeUndefined()
      expect(data).toMatchObject({
        activeProfile: {
          type: 'BRAND',
          profile: {
            __typename: 'BusinessProfile',
            id: NABT_COFFEE.profile.id,
            name: 'Nabt Coffee',
            fullName: 'Nabt Coffee',
            isVerified: true,
            isNsfw: false,
            isBusinessProfile: true,
            description: NABT_COFFEE.profile.bio,
            phoneCode: '+966',
            mobileCountry: { code: 'SA', phone_code: '+966' },
            website: 'https://nabt.example/',
            onboardingStep: null,
          },
        },
      })
      expect(statements).toBe(1)
    })

    it('is marked as active in the list of the same person’s profiles', async () => {
      const home = await atHome(await open())
      const { data, statements } = await home.ask('{ myProfiles { id type name userName status isActive } }', {
        token: await home.tokenOf('550010002'),
      })
      expect(data).toEqual({
        myProfiles: [REEM, REEM_HOME, BAYT_ALSOURA].map(({ profile }) => ({
          id: profile.id,
          type: profile.type,
          name: profile.name ?? 'Reem Aldosari',
          userName: profile.userName,
          status: profile.status,
          isActive: profile.id === REEM.profile.id,
        })),
      })
      expect(statements).toBe(2)
    })

    it('returns its progress, computed from the stored content, in one statement besides that of the session', async () => {
      const home = await atHome(await open())
      const progress = async (token: string) => (await home.ask('{ ProfileProgress { score steps { name isCompleted } } }', { token })).data
      expect(await progress(await home.enter('INFLUENCER'))).toEqual({
        ProfileProgress: {
          score: 75,
          steps: [
            ['FEATURED_POSTS', true],
            ['INTERESTS', true],
            ['BRAND_COLLABORATION', false],
            ['RATE_CARD', false],
            ['FEATURED_LINKS', false],
          ].map(([name, isCompleted]) => ({ name, isCompleted })),
        },
      })
      const brand = await home.enter('BRAND')
      const { data, statements } = await home.ask('{ ProfileProgress { score steps { name } } }', { token: brand })
      expect(data).toEqual({
        ProfileProgress: { score: 95, steps: ['BRAND_COLLABORATION', 'FEATURED_POSTS', 'FEATURED_LINKS'].map((name) => ({ name })) },
      })
      expect(statements).toBe(2)
    })
  })

  it('uses the reader’s language until its owner has chosen one', async () => {
    const home = await atHome(await openTestWorld())
    const token = await home.tokenOf('550010005')
    const ask = async (language: 'ar' | 'en') =>
      (await home.ask('{ activeProfile { profile { ... on UserProfile { language } } } }', { token, language })).data
    expect(await ask('ar')).toEqual({ activeProfile: { profile: { language: 'ar' } } })
    expect(await ask('en')).toEqual({ activeProfile: { profile: { language: 'en' } } })
    await home.ask('mutation { switchLanguage(language: ar) { success } }', { token })
    expect(await ask('en')).toEqual({ activeProfile: { profile: { language: 'ar' } } })
  })
})
