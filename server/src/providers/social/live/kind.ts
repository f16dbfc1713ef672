import type { PostFigures } from '@wasla/contract/insights/engagement.ts'
import type { Audience } from '@wasla/contract/insights/record.ts'
import { profileAddress } from '@wasla/contract/social/demo.ts'
import type { Platform } from '@wasla/contract/social/record.ts'
import type { WeightedKey } from '@wasla/contract/generated/user-types.ts'
import type { SocialAccount } from '@wasla/contract/social/accounts.ts'
import type { Ask } from './ask.ts'

/** What a platform tells beyond an account itself; null is what it never tells. */
export type Reading = { posts: readonly PostFigures[] | null; audience: Audience | null }

/** Where grants come from that last longer than the first one, by a platform's own means. */
export type Exchange = (grant: { accessToken: string; clientSecret: string }) => string

/** How one platform differs from the others. */
export type LiveKind = {
  authorize: string
  token: string
  /** Null where grants cannot be given back. */
  revoke: string | null
  scopes: readonly string[]
  /** What stands between scopes; a space where nothing is said. */
  scopeSeparator?: ','
  /** What our id is called; `client_id` where nothing is said. */
  idName?: 'client_key'
  /** Whether our secret travels in a header (RFC 6749, 2.3.1) rather than in the form. */
  isSecretInHeader?: true
  /** What else stands in the address at which a person consents. */
  also?: Readonly<Record<string, string>>
  /** The answer of the token endpoint as RFC 6749 has it, of those that write it otherwise. */
  mend?(body: Readonly<Record<string, unknown>>): Record<string, unknown>
  /** Addresses that make a longer grant of the first one, and a new one of a longer one; for those without refresh tokens. */
  exchange?: { lengthen: Exchange; renew: Exchange }
  /** How long before its end a grant is renewed. In milliseconds. */
  spare: number
  /** Headers besides the grant. */
  headers?(clientId: string): Readonly<Record<string, string>>
  account(ask: Ask): Promise<SocialAccount>
  read(ask: Ask, account: SocialAccount, today: { now: number }): Promise<Reading>
}

/** An address with a query. */
export const withQuery = (address: string, query: Readonly<Record<string, string>>) => `${address}?${new URLSearchParams(query).toString()}`

export const minutes = (count: number) => count * 60_000
export const days = (count: number) => count * 86_400_000

const handle = /^[\p{L}\p{N}_.-]{1,100}$/u

/** An account as it is stored: whatever a platform answers, only a handle and a secure picture's address are accepted. */
export const accountOf = (
  platform: Platform,
  get: { id: string; handle: string; picture: string | null | undefined; followers: number },
): SocialAccount => {
  const userName = handle.test(get.handle) ? get.handle : get.id
  return {
    socialProfileId: get.id,
    userName,
    profileUrl: profileAddress(platform, encodeURIComponent(userName)),
    pictureUrl:
      get.picture && URL.canParse(get.picture) && get.picture.startsWith('https:') && get.picture.length <= 1000 ? get.picture : null,
    followers: get.followers,
  }
}

/** The largest shares, and the rest as `other`. */
export function largest(parts: readonly WeightedKey[], most = 10): WeightedKey[] {
  const ordered = parts.toSorted((one, other) => other.weight - one.weight)
  const rest = ordered.slice(most).reduce((sum, { weight }) => sum + weight, 0)
  return [...ordered.slice(0, most), ...(rest > 0 ? [{ key: 'other', weight: rest }] : [])]
}

/** Counts by a platform's own keys, added up under ours; keys without one of ours are left out. */
export function grouped(get: readonly (readonly [string, number])[], keyOf: (theirs: string) => string | null): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const [theirs, value] of get) {
    const key = keyOf(theirs)
    if (key !== null) sums[key] = (sums[key] ?? 0) + value
  }
  return sums
}

/** Our key of an age span, however it is written: `age18-24`, `18-24`, `65+`. */
export function ageKeyOf(theirs: string): string | null {
  const from = Number(/\d+/.exec(theirs)?.[0] ?? Number.NaN)
  const spans: readonly (readonly [number, string])[] = [
    [55, '55+'],
    [45, '45-54'],
    [35, '35-44'],
    [25, '25-34'],
    [18, '18-24'],
    [13, '13-17'],
  ]
  return spans.find(([least]) => from >= least)?.[1] ?? null
}

export const genderKeyOf = (theirs: string): string | null =>
  ({ f: 'female', female: 'female', m: 'male', male: 'male' })[theirs.toLowerCase()] ?? null
export const countryKeyOf = (theirs: string): string | null => (/^[A-Z]{2}$/.test(theirs) ? theirs : null)
