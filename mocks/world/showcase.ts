import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { isBusiness } from '@wasla/contract/profiles/types.ts'
import type {
  BrandCollaborationRecord,
  FeaturedPostRecord,
  ProfileLinkRecord,
  ProfileLinkType,
  RateCardCategory,
  RateCardRecord,
} from '@wasla/contract/showcase/record.ts'
import type { Platform } from '@wasla/contract/social/record.ts'
import { agents } from './agents.ts'
import { agencies, brands, NABT_COFFEE } from './businesses.ts'
import { day, hour, worldNow } from './clock.ts'
import { idOf } from './ids.ts'
import type { Member } from './member.ts'
import { networkers } from './all-networkers.ts'
import { DANA, NOURA, REEM } from './networkers.ts'
import { randomFor } from './random.ts'

/** How much of each kind somebody shows. */
type Amount = { posts: number; links: number; collaborations: number; rates: number }

const chosen = new Map<Member, Amount>([
  [NOURA, { posts: 6, links: 0, collaborations: 0, rates: 0 }],
  [REEM, { posts: 9, links: 4, collaborations: 5, rates: 6 }],
  [DANA, { posts: 0, links: 0, collaborations: 0, rates: 0 }],
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

/** The `index`-th thing of a kind: older ones have higher numbers, days apart, or hours where the profile itself is young. */
function madeAt(profile: ProfileRecord, kind: string, index: number) {
  const ago = (index + 1) * 5 * day + randomFor(`${kind}:${profile.id}:${index}`).between(1, 60) * hour
  const age = worldNow - profile.createdAt
  return worldNow - Math.min(ago, Math.floor((age * (index + 1)) / 100))
}

const postUrl: Partial<Record<Platform, (handle: string, code: string) => string>> = {
  INSTAGRAM: (_, code) => `https://www.instagram.com/p/${code}`,
  TIKTOK: (handle, code) => `https://www.tiktok.com/@${handle}/video/${Number.parseInt(code, 36)}`,
  YOUTUBE: (_, code) => `https://www.youtube.com/watch?v=${code}`,
  TWITTER: (handle, code) => `https://x.com/${handle}/status/${Number.parseInt(code, 36)}`,
}

function postsOf({ profile, accounts }: Member, count: number): FeaturedPostRecord[] {
  return Array.from({ length: count }, (_, index) => {
    const account = accounts[index % accounts.length]
    if (!account) throw new Error(`${profile.id} shows posts without an account`)
    const code = randomFor(`post:${profile.id}:${index}`).between(1e11, 9e11).toString(36)
    const createdAt = madeAt(profile, 'post', index)
    return {
      id: idOf(`post:${profile.id}:${index}`, createdAt),
      profileId: profile.id,
      platform: account.platform,
      url: postUrl[account.platform]?.(account.userName, code) ?? account.profileUrl,
      html: null,
      coverPhotoUrl: null,
      createdAt,
    }
  })
}

const linkKinds = [
  ['website', ''],
  ['blog', '/letters'],
  ['other', '/maps'],
  ['social', '/everywhere'],
] as const satisfies readonly (readonly [ProfileLinkType, string])[]

const linksOf = ({ profile }: Member, count: number): ProfileLinkRecord[] =>
  linkKinds.slice(0, count).map(([type, path], index) => {
    const createdAt = madeAt(profile, 'link', index)
    const host = (profile.userName ?? 'page').replaceAll('_', '-')
    return {
      id: idOf(`link:${profile.id}:${index}`, createdAt),
      profileId: profile.id,
      type,
      url: `https://${host}.example${path}`,
      html: null,
      coverPhotoUrl: null,
      /** The last of four stays hidden, so that somebody has a link only the owner sees (D-13). */
      isVisible: index < 3,
      createdAt,
    }
  })

function collaborationsOf({ profile }: Member, count: number): BrandCollaborationRecord[] {
  const random = randomFor(`collaborations:${profile.id}`)
  const partners = [
    ...brands.filter((brand) => brand.profile.userId !== profile.userId && brand.profile.status === 'Active'),
    NOURA,
    REEM,
  ].filter((partner) => partner.profile.userId !== profile.userId)
  return random.some(partners, count).map((partner, index) => {
    const createdAt = madeAt(profile, 'collaboration', index)
    const isBrand = isBusiness(partner.profile.type)
    const domain = partner.profile.website ? new URL(partner.profile.website).hostname : null
    return {
      id: idOf(`collaboration:${profile.id}:${index}`, createdAt),
      profileId: profile.id,
      type: isBrand ? 'business' : 'individual',
      brandName: (isBrand ? partner.profile.name : partner.profile.userName) ?? '',
      brandIcon: partner.profile.picture,
      brandDomain: isBrand ? domain : null,
      individualProfileId: isBrand ? null : partner.profile.id,
      url: null,
      html: null,
      coverPhotoUrl: null,
      duplicateKey: (isBrand ? domain : partner.profile.userName) ?? partner.profile.id,
      createdAt,
    }
  })
}

const services = {
  en: {
    POSTS: ['Recipe carousel', 'Up to eight pictures'],
    VIDEOS: ['Full video', 'Eight to twelve minutes, one round of edits'],
    SHORT_VIDEOS: ['Reel with your product', 'Short video, one round of edits'],
    STORIES: ['Day with the brand', 'Eight to twelve frames'],
    LIVE: ['Live hour', 'Sixty minutes, questions included'],
  },
  ar: {
    POSTS: ['منشور بعدة صور', 'حتى ثماني صور'],
    VIDEOS: ['فيديو كامل', 'من ثماني إلى اثنتي عشرة دقيقة مع جولة تعديل واحدة'],
    SHORT_VIDEOS: ['ريلز مع منتجك', 'فيديو قصير مع جولة تعديل واحدة'],
    STORIES: ['يوم مع العلامة', 'من ثماني إلى اثنتي عشرة لقطة'],
    LIVE: ['ساعة مباشرة', 'ستون دقيقة مع أسئلة المتابعين'],
  },
} as const satisfies Record<'en' | 'ar', Record<RateCardCategory, readonly [string, string]>>

const riyal = 100

function ratesOf({ profile, accounts }: Member, count: number): RateCardRecord[] {
  const pairs = accounts.flatMap((account) => (['SHORT_VIDEOS', 'STORIES', 'POSTS'] as const).map((category) => ({ account, category })))
  return pairs.slice(0, count).map(({ account, category }, index) => {
    const random = randomFor(`rate:${profile.id}:${account.platform}:${category}`)
    const createdAt = madeAt(profile, 'rate', index)
    const [serviceName, description] = services[profile.language][category]
    const from = Math.max(2, Math.round(account.followers / 4000) + random.between(0, 4)) * 100
    return {
      id: idOf(`rate:${profile.id}:${account.platform}:${category}`, createdAt),
      profileId: profile.id,
      platform: account.platform,
      category,
      serviceName,
      description,
      priceFrom: from * riyal,
      priceTo: (from + random.between(2, 12) * 100) * riyal,
      additionalInfoLink: null,
      termsLink: null,
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
