import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { isBusiness } from '@wasla/contract/profiles/types.ts'
import type {
  BrandCollaborationRecord,
  FeaturedPostRecord,
  ProfileLinkRecord,
  RateCardCategory,
  RateCardRecord,
} from '@wasla/contract/showcase/record.ts'
import type { Platform } from '@wasla/contract/social/record.ts'
import { agents, NAIF, OMAR, SALMA } from './agents.ts'
import { agencies, BAYT_ALSOURA, brands, LOULOU, MASAR, NABT_COFFEE, QIMAM } from './businesses.ts'
import { day, hour, worldNow } from './clock.ts'
import { idOf } from './ids.ts'
import type { Member } from './member.ts'
import { networkers } from './all-networkers.ts'
import { FAISAL, LINA, MAHA } from './more-networkers.ts'
import { DANA, FAHAD, HUDA, NOURA, REEM, YARA } from './networkers.ts'
import { randomFor } from './random.ts'
import { captionsOf, commonCaptions } from './post-captions.ts'
import { commonPages, elsewhere, pagesOf, services, strangers } from './showcase-words.ts'

/** Number of items of each kind on a profile. */
type Amount = { posts: number; links: number; collaborations: number; rates: number }

const nothing: Amount = { posts: 0, links: 0, collaborations: 0, rates: 0 }

/** Profiles with fixed numbers of items. For each kind, some profile has no item, one, several, or the largest allowed number. */
const chosen = new Map<Member, Amount>([
  [NOURA, { ...nothing, posts: 6 }],
  [REEM, { posts: 9, links: 4, collaborations: 5, rates: 6 }],
  [DANA, nothing],
  [LINA, nothing],
  [SALMA, nothing],
  [BAYT_ALSOURA, nothing],
  [LOULOU, nothing],
  [NAIF, { posts: 1, links: 1, collaborations: 1, rates: 1 }],
  [MAHA, { posts: 2, links: 2, collaborations: 1, rates: 2 }],
  [FAISAL, { posts: 9, links: 7, collaborations: 9, rates: 30 }],
  [OMAR, { posts: 6, links: 10, collaborations: 8, rates: 5 }],
  [QIMAM, { posts: 9, links: 6, collaborations: 20, rates: 0 }],
  [MASAR, { posts: 9, links: 10, collaborations: 12, rates: 0 }],
  [NABT_COFFEE, { posts: 4, links: 3, collaborations: 0, rates: 0 }],
])

function amountOf(member: Member): Amount {
  const fixed = chosen.get(member)
  if (fixed) return fixed
  const random = randomFor(`showcase:${member.profile.id}`)
  const paid = isBusiness(member.profile.type) ? 0 : random.between(0, 4)
  return {
    posts: member.accounts.length === 0 ? 0 : random.between(0, 6),
    links: random.between(0, 3),
    collaborations: random.between(0, 3),
    rates: paid,
  }
}

/**
 * Returns the time of the item with this index. A higher index means an older item. The times are days apart, or less on a young profile.
 */
function madeAt(profile: ProfileRecord, kind: string, index: number) {
  const ago = (index + 1) * 5 * day + randomFor(`${kind}:${profile.id}:${index}`).between(1, 60) * hour
  const age = worldNow - profile.createdAt
  return worldNow - Math.min(ago, Math.floor((age * (index + 1)) / 100))
}

const postUrl: Readonly<Record<Platform, (handle: string, code: string) => string>> = {
  INSTAGRAM: (_, code) => `https://www.instagram.com/p/${code}`,
  TIKTOK: (handle, code) => `https://www.tiktok.com/@${handle}/video/${Number.parseInt(code, 36)}`,
  YOUTUBE: (_, code) => `https://www.youtube.com/watch?v=${code}`,
  TWITTER: (handle, code) => `https://x.com/${handle}/status/${Number.parseInt(code, 36)}`,
  TWITCH: (_, code) => `https://www.twitch.tv/videos/${Number.parseInt(code, 36)}`,
  SNAPCHAT: (_, code) => `https://www.snapchat.com/spotlight/${code}`,
  FACEBOOK: (handle, code) => `https://www.facebook.com/${handle}/posts/${Number.parseInt(code, 36)}`,
}

/** Number of posts without caption and date. These posts are older than the requirement of both. */
const wordless = new Map<Member, number>([[FAISAL, 2]])

/**
 * Returns a caption and a date for a post. Captions about the owner's own interests come first. The date is some days before the post was
 * added.
 */
function wordsOf({ profile, interests }: Member, index: number, createdAt: number): Pick<FeaturedPostRecord, 'caption' | 'postedOn'> {
  const { language } = profile
  const captions = [...interests.flatMap((interest) => captionsOf[interest]?.[language] ?? []), ...commonCaptions[language]]
  return {
    caption: captions[index] ?? null,
    postedOn: civilDate(createdAt - randomFor(`posted:${profile.id}:${index}`).between(1, 20) * day),
  }
}

function postsOf(member: Member, count: number): FeaturedPostRecord[] {
  const { profile, accounts } = member
  return Array.from({ length: count }, (_, index) => {
    const account = accounts[index % accounts.length]
    if (!account) throw new Error(`${profile.id} shows posts without an account`)
    const code = randomFor(`post:${profile.id}:${index}`).between(1e11, 9e11).toString(36)
    const createdAt = madeAt(profile, 'post', index)
    return {
      id: idOf(`post:${profile.id}:${index}`, createdAt),
      profileId: profile.id,
      platform: account.platform,
      url: postUrl[account.platform](account.userName, code),
      html: null,
      coverPhotoUrl: null,
      ...(index < count - (wordless.get(member) ?? 0) ? wordsOf(member, index, createdAt) : { caption: null, postedOn: null }),
      createdAt,
      isPinned: profile.userName === 'reem_dosari' && index === 2,
    }
  })
}

const linksOf = ({ profile, interests }: Member, count: number): ProfileLinkRecord[] => {
  const own = interests.flatMap((interest) => pagesOf[interest] ?? [])
  const pages = [['website', ''] as const, ...own, ...commonPages]
  return pages.slice(0, count).map(([type, path], index) => {
    const createdAt = madeAt(profile, 'link', index)
    const host = (profile.userName ?? 'page').replaceAll('_', '-')
    return {
      id: idOf(`link:${profile.id}:${index}`, createdAt),
      profileId: profile.id,
      type,
      url: `https://${host}.example${path || '/'}`,
      html: null,
      coverPhotoUrl: null,
      /** Every fourth link is hidden, so that some profile has a link that only its owner sees (D-13). */
      isVisible: index % 4 !== 3,
      createdAt,
      position: 0,
    }
  })
}

type Partner = Pick<BrandCollaborationRecord, 'type' | 'brandName' | 'brandIcon' | 'brandDomain' | 'individualProfileId' | 'duplicateKey'>

function partnerHere({ profile }: Member): Partner {
  const isBrand = isBusiness(profile.type)
  const domain = profile.website ? new URL(profile.website).hostname : null
  return {
    type: isBrand ? 'business' : 'individual',
    brandName: (isBrand ? profile.name : profile.userName) ?? '',
    brandIcon: isBrand ? profile.picture : null,
    brandDomain: isBrand ? domain : null,
    individualProfileId: isBrand ? null : profile.id,
    duplicateKey: (isBrand ? domain : profile.userName) ?? profile.id,
  }
}

const businessElsewhere = ({ name, domain }: (typeof elsewhere)[number]): Partner => ({
  type: 'business',
  brandName: name,
  brandIcon: null,
  brandDomain: domain,
  individualProfileId: null,
  duplicateKey: domain ?? `name:${name.toLowerCase()}`,
})

const personElsewhere = (typed: string): Partner => ({
  type: 'individual',
  brandName: typed,
  brandIcon: null,
  brandDomain: null,
  individualProfileId: null,
  duplicateKey: typed.toLowerCase(),
})

const peopleHere = [NOURA, REEM, HUDA, FAHAD, YARA]
const brandsHere = brands.filter(({ profile }) => profile.status === 'Active')
const partnersElsewhere = [...elsewhere.map(businessElsewhere), ...strangers.map(personElsewhere)]

/**
 * Returns collaborations. Half of them are with profiles of the world; in a longer list, some of these are people. Some collaborations have
 * a link to the work.
 */
function collaborationsOf({ profile }: Member, count: number): BrandCollaborationRecord[] {
  const random = randomFor(`collaborations:${profile.id}`)
  const isAnother = ({ profile: { userId } }: Member) => userId !== profile.userId
  const people = random.some(peopleHere.filter(isAnother), Math.ceil((count - 2) / 6))
  const businesses = random.some(brandsHere.filter(isAnother), Math.ceil(count / 2) - people.length)
  const known = [...businesses, ...people].map(partnerHere)
  const others = random.some(partnersElsewhere, count - known.length)
  const mixed = known.flatMap((partner, index) => [partner, ...others.slice(index, index + 1)])
  return [...mixed, ...others.slice(known.length)].map((partner, index) => {
    const createdAt = madeAt(profile, 'collaboration', index)
    return {
      ...partner,
      id: idOf(`collaboration:${profile.id}:${index}`, createdAt),
      profileId: profile.id,
      url: partner.brandDomain !== null && index % 3 === 1 ? `https://${partner.brandDomain}/with/${profile.userName ?? 'us'}` : null,
      html: null,
      coverPhotoUrl: null,
      createdAt,
    }
  })
}

const riyal = 100
const usual = ['SHORT_VIDEOS', 'STORIES', 'POSTS'] as const satisfies readonly RateCardCategory[]
const rare = ['VIDEOS', 'LIVE'] as const satisfies readonly RateCardCategory[]

/** Factor on the price of a category. For example, a video costs more than a story. */
const weight: Readonly<Record<RateCardCategory, number>> = { SHORT_VIDEOS: 1, STORIES: 0.7, POSTS: 0.9, VIDEOS: 2.4, LIVE: 1.6 }

function ratesOf({ profile, accounts }: Member, count: number): RateCardRecord[] {
  const pairs = [usual, rare].flatMap((categories) => accounts.flatMap((account) => categories.map((category) => ({ account, category }))))
  const site = `https://${(profile.userName ?? 'page').replaceAll('_', '-')}.example`
  return pairs.slice(0, count).map(({ account, category }, index) => {
    const random = randomFor(`rate:${profile.id}:${account.platform}:${category}`)
    const createdAt = madeAt(profile, 'rate', index)
    const from = Math.max(2, Math.round((account.followers * weight[category]) / 4000) + random.between(0, 4)) * 100
    const to = from + Math.max(2, Math.round((from * random.between(20, 60)) / 10_000)) * 100
    const [serviceName, description] = random.pick(services[profile.language][category])
    return {
      id: idOf(`rate:${profile.id}:${account.platform}:${category}`, createdAt),
      profileId: profile.id,
      platform: account.platform,
      category,
      serviceName,
      description,
      priceFrom: from * riyal,
      priceTo: to * riyal,
      additionalInfoLink: index % 3 === 0 ? `${site}/media-kit` : null,
      termsLink: index % 4 === 0 ? `${site}/terms` : null,
      createdAt,
    }
  })
}

const showing = [...networkers, ...agents, ...agencies, ...brands]
const everyones = <T>(make: (member: Member, amount: Amount) => T[]) => showing.flatMap((member) => make(member, amountOf(member)))

export const featuredPosts = everyones((member, { posts }) => postsOf(member, posts))
export const profileLinks = everyones((member, { links }) => linksOf(member, links))
export const brandCollaborations = everyones((member, { collaborations }) => collaborationsOf(member, collaborations))
export const rateCards = everyones((member, { rates }) => ratesOf(member, rates))
