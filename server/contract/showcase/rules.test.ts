import { describe, expect, it } from 'vitest'
import { isProblem } from '../errors/problem.ts'
import { withBusiness, withIndividual } from './partners.ts'
import { playerOf } from './fields.ts'
import { acceptFeaturedPost, acceptProfileLink, acceptRateCard } from './rules.ts'

/** The last moment of 12 February 2026 in Riyadh. */
const now = Date.parse('2026-02-12T20:59:59Z')

/** Returns the code and the broken rules of a refusal; null if the input is accepted. */
function refusal(action: () => unknown) {
  try {
    action()
    return null
  } catch (error) {
    if (!isProblem(error)) throw error
    return [error.code, ...error.fields.map(({ path, rule }) => `${path}:${rule}`)]
  }
}

describe('a featured post', () => {
  it('is normalised, with https by default', () =>
    expect(acceptFeaturedPost({ platform: 'TIKTOK', url: ' vm.tiktok.com/ZM1 ' }, now)).toEqual({
      platform: 'TIKTOK',
      url: 'https://vm.tiktok.com/ZM1',
      caption: null,
      postedOn: null,
    }))

  const words = (given: object) => acceptFeaturedPost({ platform: 'TIKTOK', url: 'vm.tiktok.com/ZM1', ...given }, now)

  it('has a caption of one line; a caption of invisible characters counts as none', () => {
    expect(words({ caption: ' Kabsa\nfor  two \u200B' }).caption).toBe('Kabsa for two')
    expect(words({ caption: ' \u200B\n ' }).caption).toBeNull()
  })

  it('has a caption of at most 140 characters as readers count them (Y-23)', () => {
    expect(words({ caption: '👨‍👩‍👧‍👦'.repeat(140) }).caption).toBe('👨‍👩‍👧‍👦'.repeat(140))
    expect(refusal(() => words({ caption: 'م'.repeat(141) }))).toEqual(['DTO_VALIDATION_ERROR', 'caption:tooLong'])
  })

  it('accepts today’s date in Riyadh and earlier ones, in Arabic or Latin digits', () => {
    expect(words({ postedOn: '2026-02-12' }).postedOn).toBe('2026-02-12')
    expect(words({ postedOn: '٢٠٢٦-٠٢-١١' }).postedOn).toBe('2026-02-11')
    expect(words({ postedOn: '' }).postedOn).toBeNull()
  })

  it.each([
    ['tomorrow in Riyadh', '2026-02-13', 'pastDay'],
    ['a day that does not exist', '2026-02-30', 'date'],
    ['the year 24', '0024-02-11', 'date'],
  ])('is refused for %s', (_, postedOn, broken) =>
    expect(refusal(() => words({ postedOn }))).toEqual(['DTO_VALIDATION_ERROR', `postedOn:${broken}`]),
  )

  it.each([
    ['TWITTER', 'http://x.com/a/status/1'],
    ['YOUTUBE', 'https://m.youtube.com/watch?v=1'],
  ])('of %s is accepted at %s', (platform, url) => expect(refusal(() => acceptFeaturedPost({ platform, url }, now))).toBeNull())

  it.each([
    ['TWITTER', 'https://x.com.evil.example/1'],
    ['INSTAGRAM', 'https://notinstagram.com/p/1'],
    ['INSTAGRAM', 'https://www.tiktok.com/@a/video/1'],
  ])('of %s is refused at %s', (platform, url) =>
    expect(refusal(() => acceptFeaturedPost({ platform, url }, now))).toEqual(['PLATFORM_URL_INVALID', 'url:platformUrl']),
  )

  // Security case 50.
  it.each(['javascript:alert(1)', '//instagram.com/p/1', 'https://me@instagram.com/p/1', 'https:instagram.com'])(
    'is refused at %s',
    (url) => expect(refusal(() => acceptFeaturedPost({ platform: 'INSTAGRAM', url }, now))).toEqual(['URL_INVALID_FORMAT', 'url:url']),
  )

  it('is refused for a platform that profiles do not have (V-12)', () =>
    expect(refusal(() => acceptFeaturedPost({ platform: 'FACEBOOK', url: 'https://www.facebook.com/a' }, now))).toEqual([
      'DTO_VALIDATION_ERROR',
      'platform:required',
    ]))

  it('needs an address', () =>
    expect(refusal(() => acceptFeaturedPost({ platform: 'INSTAGRAM', url: ' ' }, now))).toEqual(['DTO_VALIDATION_ERROR', 'url:required']))
})

it('acceptProfileLink accepts http and known types', () => {
  expect(acceptProfileLink({ type: 'blog', url: 'HTTP://Nabt.Example', is_visible: false }).url).toBe('http://nabt.example/')
  expect(refusal(() => acceptProfileLink({ type: 'shop', url: 'nabt.example', is_visible: true }))).toEqual([
    'DTO_VALIDATION_ERROR',
    'type:required',
  ])
})

describe('a rate card', () => {
  const card = { platform: 'TIKTOK', category: 'LIVE', serviceName: 'Hour', description: 'One hour', priceFrom: 100, priceTo: 200 }

  it('stores texts as plain text, and normalises its links', () =>
    expect(
      acceptRateCard({ ...card, serviceName: ' <b>Hour</b> \u202E', termsAndConditionsLink: 'nabt.example', additionalInfoLink: '' }),
    ).toEqual({
      ...card,
      serviceName: '<b>Hour</b>',
      termsAndConditionsLink: 'https://nabt.example/',
      additionalInfoLink: null,
    }))

  it.each([
    [{ serviceName: 'x'.repeat(26) }, ['DTO_VALIDATION_ERROR', 'serviceName:tooLong']],
    [{ serviceName: ' \u200B ' }, ['DTO_VALIDATION_ERROR', 'serviceName:required']],
    [{ description: 'x'.repeat(501) }, ['DTO_VALIDATION_ERROR', 'description:tooLong']],
    [{ description: '' }, ['DTO_VALIDATION_ERROR', 'description:required']],
    [{ platform: 'FACEBOOK' }, ['DTO_VALIDATION_ERROR', 'platform:unknownValue']],
    [{ priceFrom: 0 }, ['DTO_VALIDATION_ERROR', 'priceFrom:outOfRange']],
    [{ priceTo: 100_000_001 }, ['DTO_VALIDATION_ERROR', 'priceTo:outOfRange']],
    [{ priceFrom: 200 }, ['RATE_CARD_PRICE_RANGE_INVALID', 'priceFrom:minPrice', 'priceTo:maxPrice']],
    [{ priceFrom: 201 }, ['RATE_CARD_PRICE_RANGE_INVALID', 'priceFrom:minPrice', 'priceTo:maxPrice']],
    [{ additionalInfoLink: 'javascript:x' }, ['URL_INVALID_FORMAT', 'additionalInfoLink:url']],
    [{ priceTo: 100_000_000, serviceName: 'x'.repeat(25), description: 'x'.repeat(500) }, null],
  ])('with %j returns %j', (over, answer) => expect(refusal(() => acceptRateCard({ ...card, ...over }))).toEqual(answer))
})

describe('a collaboration', () => {
  it('with a business is identified by its domain, else by its name', () => {
    expect(withBusiness({ brand_name: 'Nabt', brandDomain: 'https://www.Nabt.example/menu' })).toMatchObject({
      brandDomain: 'nabt.example',
      duplicateKey: 'nabt.example',
    })
    expect(withBusiness({ brand_name: ' NABT ' }).duplicateKey).toBe('name:nabt')
    expect(refusal(() => withBusiness({ brand_name: 'Nabt', brandDomain: 'nabt' }))).toEqual([
      'DTO_VALIDATION_ERROR',
      'brandDomain:brandDomain',
    ])
  })

  it('with a person is identified by the user name, with or without @', () => {
    expect(withIndividual({ brand_name: '@Noura.Cooks' }, null)).toMatchObject({ brandName: 'Noura.Cooks', duplicateKey: 'noura.cooks' })
    expect(refusal(() => withIndividual({ brand_name: 'Nou ra' }, null))).toEqual(['DTO_VALIDATION_ERROR', 'brand_name:format'])
  })
})

// Security case 49.
describe('playerOf', () => {
  const good = '<iframe src="https://www.youtube-nocookie.com/embed/abc"></iframe>'
  it('returns one iframe of a known player', () => expect(playerOf(good)).toBe(good))
  it.each([
    null,
    '<script>alert(1)</script>',
    `${good}<script>alert(1)</script>`,
    '<iframe src="https://evil.example/embed/abc"></iframe>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe src="https://www.youtube.com/x" onload="alert(1)"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<iframe src="https://www.youtube.com@evil.example/x"></iframe>',
  ])('returns null for %s', (html) => expect(playerOf(html)).toBeNull())
})
