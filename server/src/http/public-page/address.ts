import type { Language } from '@wasla/contract/platform/language.ts'
import { isUserName, userNameKey } from '@wasla/contract/profiles/user-name.ts'
import type { ProfileTabName } from '@wasla/contract/showcase/profile-tabs.ts'
import { profileTypes, typeSlug, type ProfileType } from '@wasla/contract/profiles/types.ts'

/** Returns the canonical path of a profile’s tab, in lower case. */
export const publicPath = (type: ProfileType, userName: string, tab: ProfileTabName = 'overview'): string =>
  `/profile/${tab === 'overview' ? '' : `${tab}/`}${typeSlug[type]}/${userNameKey(userName)}`

const slugs = new Map<string, ProfileType>([...profileTypes.map((type) => [typeSlug[type], type] as const), ['networker', 'INFLUENCER']])

/**
 * Returns type and key of a profile from the parts of an address; null if no profile can have them (A-04: `networker` means `influencer`).
 */
export function profileAddressOf(slug: string, name: string): { type: ProfileType; key: string } | null {
  const type = slugs.get(slug.toLowerCase())
  return type && isUserName(name) ? { type, key: userNameKey(name) } : null
}

export const withLanguage = (address: string, language: Language) => `${address}?lang=${language}`
