import { describe, expect, it } from 'vitest'
import type { SnapshotRecord } from '../insights/record.ts'
import { emptyAudience } from '../insights/record.ts'
import type { RateCardRecord } from '../showcase/record.ts'
import type { SocialLinkRecord } from '../social/record.ts'
import { kitLines, kitTextOf, type KitFacts } from './facts.ts'
import { kitParts } from './parts.ts'

const now = Date.UTC(2026, 10, 28, 11, 5)

const account = (over: Partial<SocialLinkRecord>): SocialLinkRecord => ({
  ...{ id: 'a', profileId: 'p', platform: 'INSTAGRAM', socialProfileId: 's', pictureUrl: null, profileUrl: 'https://a.example' },
  ...{ userName: 'reem.dosari', followers: 212_000, connectedAt: now, source: 'API' },
  ...over,
})
const snapshot = (over: Partial<SnapshotRecord>): SnapshotRecord => ({
  ...{ accountId: 'a', day: '2026-11-28', measuredAt: now, source: 'API', followers: 212_000, likes: 10, views: 92_000, posts: 3 },
  ...{ engagement: 5.4, audience: null },
  ...over,
})
const price = (over: Partial<RateCardRecord>): RateCardRecord => ({
  ...{ id: 'r', profileId: 'p', platform: 'TIKTOK', category: 'VIDEOS', serviceName: 'Morning routine', description: 'Raw files' },
  ...{ priceFrom: 320_000, priceTo: 450_050, additionalInfoLink: null, termsLink: null, createdAt: now },
  ...over,
})
const facts = (over: Partial<KitFacts> = {}): KitFacts => ({
  profile: {
    ...{ type: 'INFLUENCER', firstName: 'Reem', lastName: 'Aldosari', name: null, nameInOtherScript: 'ريم الدوسري' },
    ...{ userName: 'reem_dosari', location: null, countryId: 'SA' },
  },
  interests: [],
  accounts: [account({})],
  newest: [snapshot({})],
  audiences: [
    snapshot({
      audience: {
        ...emptyAudience,
        countries: [
          { key: 'SA', weight: 0.46 },
          { key: 'other', weight: 0.54 },
        ],
      },
    }),
  ],
  prices: [price({})],
  ...over,
})
const linesOf = (over: Partial<KitFacts> = {}) =>
  kitLines(facts(over), kitParts).map(({ key, is, tag, en, ar }) => [key, is, tag, ...en, ...ar])

describe('the lines of a media kit', () => {
  it('are figures, accounts, audience and prices, each with its source in both languages', () =>
    expect(linesOf()).toEqual([
      [
        ...['figure.followers', 212_000, '', 'Followers', '212,000', 'Measured by the platforms, 28 November 2026'],
        ...['المتابعون', '٢١٢٬٠٠٠', 'من المنصات، ٢٨ نوفمبر ٢٠٢٦'],
      ],
      [
        ...['figure.engagement', 5.4, '', 'Engagement', '5.4%', 'Measured by the platforms, 28 November 2026'],
        ...['التفاعل', '٥٫٤٪', 'من المنصات، ٢٨ نوفمبر ٢٠٢٦'],
      ],
      [
        ...['figure.views', 92_000, '', 'Average views', '92,000', 'Measured by the platforms, 28 November 2026'],
        ...['متوسط المشاهدات', '٩٢٬٠٠٠', 'من المنصات، ٢٨ نوفمبر ٢٠٢٦'],
      ],
      [
        ...['account.a', 212_000, 'reem.dosari', 'Instagram', '212,000', 'Measured by Instagram, 28 November 2026'],
        ...['إنستغرام', '٢١٢٬٠٠٠', 'من إنستغرام، ٢٨ نوفمبر ٢٠٢٦'],
      ],
      [
        ...['audience.SA', 0.46, '', 'Saudi Arabia', '46%', 'Measured by the platforms, 28 November 2026'],
        ...['المملكة العربية السعودية', '٤٦٪', 'من المنصات، ٢٨ نوفمبر ٢٠٢٦'],
      ],
      [
        ...['audience.other', 0.54, '', 'Elsewhere', '54%', 'Measured by the platforms, 28 November 2026'],
        ...['أماكن أخرى', '٥٤٪', 'من المنصات، ٢٨ نوفمبر ٢٠٢٦'],
      ],
      [
        ...['price.r', 320_000, '', 'Morning routine', 'SAR 3,200.00–4,500.50', 'TikTok, stated on the profile'],
        ...['Morning routine', '٣٬٢٠٠٫٠٠–٤٬٥٠٠٫٥٠ ر.س', 'تيك توك، كما في الملف التعريفي'],
      ],
    ]))

  it('say that nobody checked an account that was typed, and leave out what nobody measured', () => {
    const typed = linesOf({ accounts: [account({ source: 'ESTIMATED' })], newest: [], audiences: [], prices: [] })
    expect(typed.map(([key, , , , , source]) => [key, source])).toEqual([
      ['figure.followers', 'Estimated, not measured'],
      ['account.a', 'Stated by its owner, not checked'],
    ])
  })

  it('have only the chosen parts, and always the figures', () =>
    expect(kitLines(facts(), ['PRICES']).map(({ key }) => key)).toEqual([
      'figure.followers',
      'figure.engagement',
      'figure.views',
      'price.r',
    ]))
})

describe('the text of a media kit', () => {
  const made = { number: 'MK-1', salt: 's', madeAt: now, parts: [] }

  it('names the person in both scripts, and no contact details', async () => {
    const said = await kitTextOf(facts(), made)
    expect(said).toMatchObject({
      name: { en: 'Reem Aldosari', ar: 'ريم الدوسري' },
      about: { en: 'Networker, Saudi Arabia', ar: 'مؤثّر، المملكة العربية السعودية' },
      handle: 'reem_dosari',
    })
    expect(Object.keys(said).toSorted()).toEqual(['about', 'handle', 'interests', 'lines', 'madeAt', 'name', 'number', 'salt'])
  })

  it('says only the type if the profile names no place', async () => {
    const { profile } = facts()
    expect((await kitTextOf(facts({ profile: { ...profile, countryId: null } }), made)).about).toEqual({ en: 'Networker', ar: 'مؤثّر' })
  })
})
