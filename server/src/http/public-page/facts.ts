import type { Language, Localized } from '@wasla/contract/platform/language.ts'
import { isVerified, toDateTime } from '@wasla/contract/profiles/fields.ts'
import { nameFor } from '@wasla/contract/profiles/names.ts'
import { websiteOf } from '@wasla/contract/profiles/public-fields.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { countryOf, interestsFor } from '@wasla/contract/reference/fields.ts'
import { placeFor } from '@wasla/contract/reference/places.ts'
import type { SocialLinkRecord } from '@wasla/contract/social/record.ts'
import { plainLine } from '@wasla/contract/validation/plain-text.ts'
import { webAddress } from '@wasla/contract/validation/web-address.ts'
import { initials } from '../share-picture/generated/initials.ts'
import { filled, words } from './words.ts'

export type Shown = {
  profile: ProfileRecord
  interests: readonly string[]
  accounts: readonly SocialLinkRecord[]
}

/**
 * Everything that the head of a page and its link previews say about a profile, in one language. Only what a stranger may know: no telephone number, no
 * e-mail address, no date of birth (security case 20).
 */
export type Facts = {
  type: ProfileType
  typeWord: string
  name: string
  userName: string
  handle: string
  isVerified: boolean
  isNsfw: boolean
  /** A path on this site, or null. */
  picture: string | null
  initials: string
  bio: string
  /** City and country, in this order. Each may be in another script. */
  place: readonly string[]
  /** One or two sentences for a link preview. */
  description: string
  title: string
  since: string
  interests: readonly string[]
  /** Other pages of the same person or business. */
  sameAs: readonly string[]
}

const descriptionLength = 180
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Isolates a Latin handle in right-to-left text, so that its `@` stays before it. Plain text has no elements for that. */
const isolated = (handle: string, around: string) => (rightToLeft.test(around) ? `\u2066${handle}\u2069` : handle)

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** Returns the beginning of a text in one line, cut between words. It has at most `most` characters, as readers count them (Y-23). */
export function shortened(text: string, most: number): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  const letters = Array.from(graphemes.segment(line), ({ segment }) => segment)
  if (letters.length <= most) return line
  const room = letters.slice(0, most).join('')
  const end = room.lastIndexOf(' ')
  return `${(end > room.length / 2 ? room.slice(0, end) : room).replace(/[\s،,.;:]+$/u, '')}…`
}

/** Returns a picture’s path if it is on this site, else null: no page loads pictures from other hosts. */
export const ownPicture = (picture: string | null) => (picture !== null && /^\/(?!\/)[\w./-]+$/.test(picture) ? picture : null)

/** Returns the same profile with its place named in the reader’s language. */
export async function placedFor(shown: Shown, language: Language): Promise<Shown> {
  const { location } = shown.profile
  return location ? { ...shown, profile: { ...shown.profile, location: await placeFor(location, language) } } : shown
}

export function factsOf({ profile, interests, accounts }: Shown, language: Language, product: Localized): Facts {
  const userName = profile.userName ?? ''
  const handle = `@${userName}`
  const name = plainLine(nameFor(profile, language)) || handle
  const country = countryOf(profile.countryId)?.name[language]
  const website = websiteOf(profile)
  const profiles = accounts.filter(({ profileUrl }) => webAddress(profileUrl) !== null)
  const described = filled(words.nobodysWords[language], { name, handle: isolated(handle, name), product: product[language] })
  return {
    type: profile.type,
    typeWord: words.type[profile.type][language],
    name,
    userName,
    handle,
    isVerified: isVerified(profile),
    isNsfw: profile.type === 'BRAND' && profile.isNsfw === true,
    picture: ownPicture(profile.picture),
    initials: initials(name),
    bio: profile.bio ?? '',
    place: [plainLine(profile.location?.city ?? ''), country].flatMap((part) => (part ? [part] : [])),
    description: shortened(profile.bio ?? '', descriptionLength) || described,
    title: `${name} (${isolated(handle, name + product[language])}) · ${product[language]}`,
    since: toDateTime(profile.createdAt),
    interests: interestsFor(interests, language).map((interest) => interest.name),
    sameAs: [...(website === null ? [] : [website]), ...profiles.map(({ profileUrl }) => profileUrl)],
  }
}
