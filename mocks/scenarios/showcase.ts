import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { showcaseLimits } from '@wasla/contract/showcase/limits.ts'
import { ABDULRAHMAN, REEM } from '../world/networkers.ts'
import type { World } from '../world/tables.ts'
import { idOf } from '../world/ids.ts'
import type { Scenario } from './scenario.ts'

/** The longest allowed caption. Two lines show less than half of it. */
const longCaption =
  'Every question about the long road from Dammam to Salalah, answered by the friends who drove it with me — fuel, food, sleep and one goat, twice'.slice(
    0,
    showcaseLimits.caption,
  )

const lists = ['myFeaturedPosts', 'myProfileLinks', 'myBrandCollaborations', 'myRateCards'] as const

/** Gives a profile the longest allowed texts and the highest allowed price. */
function longest(world: World): void {
  const { id: profileId } = ABDULRAHMAN.profile
  const { createdAt } = ABDULRAHMAN.profile
  const isOfOthers = <R extends { profileId: string }>(row: R) => row.profileId !== profileId
  const path = 'a-path-that-does-not-end/'.repeat(6)
  const base = (kind: string) => ({ id: idOf(`scenario:long:${kind}`, createdAt), profileId, createdAt, html: null, coverPhotoUrl: null })
  world.featuredPosts = world.featuredPosts.filter(isOfOthers)
  world.profileLinks = world.profileLinks.filter(isOfOthers)
  world.brandCollaborations = world.brandCollaborations.filter(isOfOthers)
  world.rateCards = world.rateCards.filter(isOfOthers)
  const posts = [
    { caption: 'م'.repeat(showcaseLimits.caption), postedOn: civilDate(createdAt) },
    { caption: longCaption, postedOn: civilDate(createdAt) },
    { caption: null, postedOn: null },
  ]
  world.featuredPosts.push(
    ...posts.map((words, index) => ({
      ...base(index === 0 ? 'post' : `post:${index}`),
      ...words,
      isPinned: false,
      platform: 'INSTAGRAM' as const,
      url: `https://www.instagram.com/${path}`,
    })),
  )
  world.profileLinks.push({
    ...base('link'),
    type: 'social',
    url: `https://a-very-long-name-of-a-page.example/${path}`,
    isVisible: true,
    position: 0,
  })
  const partner = { individualProfileId: null, brandIcon: null, brandDomain: null }
  world.brandCollaborations.push(
    {
      ...base('business'),
      ...partner,
      type: 'business',
      brandName: 'مؤسسة البيت الكبير للضيافة والقهوة المختصة والحلويات الشرقية في شمال الرياض وجنوبها وشرقها وغربها كلها',
      brandDomain: 'the-big-house-of-hospitality-and-speciality-coffee.example',
      url: `https://the-big-house-of-hospitality-and-speciality-coffee.example/${path}`,
      duplicateKey: 'long business',
    },
    {
      ...base('individual'),
      ...partner,
      type: 'individual',
      brandName: 'a_name_of_thirty_characters_30',
      url: null,
      duplicateKey: 'a_name_of_thirty_characters_30',
    },
  )
  const { html: _html, coverPhotoUrl: _cover, ...card } = base('rate')
  world.rateCards.push({
    ...card,
    platform: 'YOUTUBE',
    category: 'SHORT_VIDEOS',
    serviceName: 'WWWWWWWWWWWWWWWWWWWWWWWWW',
    description: 'x'.repeat(showcaseLimits.serviceDescription),
    priceFrom: showcaseLimits.price - 1,
    priceTo: showcaseLimits.price,
    additionalInfoLink: null,
    termsLink: null,
  })
}

export const showcaseScenarios = {
  'showcase-loading': { title: 'The lists of a profile never load', viewer: REEM, faults: [{ on: lists, fault: { kind: 'silence' } }] },
  'showcase-error': {
    title: 'The lists of a profile cannot be loaded',
    viewer: REEM,
    faults: [{ on: lists, fault: { kind: 'problem', extensions: { code: 'GENERAL_ERROR', requestId: 'mock' } } }],
  },
  'links-order-refused': {
    title: 'The order of links was changed elsewhere meanwhile',
    viewer: REEM,
    faults: [
      {
        on: ['reorderProfileLinks'],
        fault: { kind: 'problem', extensions: { code: 'DTO_VALIDATION_ERROR', fields: [{ path: 'ids', rule: 'required' }] } },
      },
    ],
  },
  'showcase-long': { title: 'Everything a profile shows is as long as possible', viewer: ABDULRAHMAN, prepare: longest },
} as const satisfies Readonly<Record<string, Scenario>>
