import { showcaseLimits } from '@wasla/contract/showcase/limits.ts'
import { ABDULRAHMAN, REEM } from '../world/networkers.ts'
import type { World } from '../world/world.ts'
import { idOf } from '../world/ids.ts'
import type { Scenario } from './scenario.ts'

const lists = ['myFeaturedPosts', 'myProfileLinks', 'myBrandCollaborations', 'myRateCards'] as const

/** As long as everything somebody shows may get, and as dear. */
function longest(world: World): void {
  const { id: profileId } = ABDULRAHMAN.profile
  const { createdAt } = ABDULRAHMAN.profile
  const is = <R extends { profileId: string }>(row: R) => row.profileId !== profileId
  const path = 'a-path-that-does-not-end/'.repeat(6)
  const shown = (kind: string) => ({ id: idOf(`scenario:long:${kind}`, createdAt), profileId, createdAt, html: null, coverPhotoUrl: null })
  world.featuredPosts = world.featuredPosts.filter(is)
  world.profileLinks = world.profileLinks.filter(is)
  world.brandCollaborations = world.brandCollaborations.filter(is)
  world.rateCards = world.rateCards.filter(is)
  world.featuredPosts.push({ ...shown('post'), platform: 'INSTAGRAM', url: `https://www.instagram.com/${path}` })
  world.profileLinks.push({
    ...shown('link'),
    type: 'social',
    url: `https://a-very-long-name-of-a-page.example/${path}`,
    isVisible: true,
    position: 0,
  })
  const partner = { individualProfileId: null, brandIcon: null, brandDomain: null }
  world.brandCollaborations.push(
    {
      ...shown('business'),
      ...partner,
      type: 'business',
      brandName: 'مؤسسة البيت الكبير للضيافة والقهوة المختصة والحلويات الشرقية في شمال الرياض وجنوبها وشرقها وغربها كلها',
      brandDomain: 'the-big-house-of-hospitality-and-speciality-coffee.example',
      url: `https://the-big-house-of-hospitality-and-speciality-coffee.example/${path}`,
      duplicateKey: 'long business',
    },
    {
      ...shown('individual'),
      ...partner,
      type: 'individual',
      brandName: 'a_name_of_thirty_characters_30',
      url: null,
      duplicateKey: 'a_name_of_thirty_characters_30',
    },
  )
  const { html: _html, coverPhotoUrl: _cover, ...card } = shown('rate')
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
  'showcase-loading': { title: 'What a profile shows never comes', viewer: REEM, faults: [{ on: lists, fault: { kind: 'silence' } }] },
  'showcase-error': {
    title: 'What a profile shows cannot be had',
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
  'showcase-long': { title: 'Everything shown is as long as it gets', viewer: ABDULRAHMAN, prepare: longest },
} as const satisfies Readonly<Record<string, Scenario>>
