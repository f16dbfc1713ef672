import type { Language } from '@wasla/contract/platform/language.ts'
import { isUserName, userNameKey } from '@wasla/contract/profiles/user-name.ts'
import type { ProfileTabName } from '@wasla/contract/showcase/profile-tabs.ts'
import { profileTypes, typeSlug, type ProfileType } from '@wasla/contract/profiles/types.ts'

/** The path of a tab in its one form: small letters throughout. */
export const publicPath = (type: ProfileType, userName: string, tab: ProfileTabName = 'overview'): string =>
  `/profile/${tab === 'overview' ? '' : `${tab}/`}${typeSlug[type]}/${userNameKey(userName)}`

const slugs = new Map<string, ProfileType>([...profileTypes.map((type) => [typeSlug[type], type] as const), ['networker', 'INFLUENCER']])

/** What the parts of an address ask for; null where nobody can be there (A-04: `networker` stands for `influencer`). */
export function profileAddressOf(slug: string, name: string): { type: ProfileType; key: string } | null {
  const type = slugs.get(slug.toLowerCase())
  return type && isUserName(name) ? { type, key: userNameKey(name) } : null
}

export const withLanguage = (address: string, language: Language) => `${address}?lang=${language}`
