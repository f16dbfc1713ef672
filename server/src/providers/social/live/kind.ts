import type { PostFigures } from '@wasla/contract/insights/engagement.ts'
import type { Audience } from '@wasla/contract/insights/record.ts'
import { profileAddress } from '@wasla/contract/social/demo.ts'
import type { Platform } from '@wasla/contract/social/record.ts'
import type { WeightedKey } from '@wasla/contract/generated/user-types.ts'
import type { SocialAccount } from '@wasla/contract/social/accounts.ts'
import type { Ask } from './ask.ts'

/** Data beyond the account itself. Null means that the platform never gives it. */
type Reading = { posts: readonly PostFigures[] | null; audience: Audience | null }

/** Returns the platform’s address that gives a longer grant. */
export type Exchange = (grant: { accessToken: string; clientSecret: string }) => string

/** Differences between platforms. */
export type LiveKind = {
  authorize: string
  token: string
  /** Address that revokes a grant; null if grants cannot be revoked. */
  revoke: string | null
  scopes: readonly string[]
  /** Separator of scopes; a blank by default. */
  scopeSeparator?: ','
  /** Parameter name of our client id; `client_id` by default. */
  idName?: 'client_key'
  /** Whether our secret is sent in a header (RFC 6749, 2.3.1) instead of the form. */
  isSecretInHeader?: true
  /** Further parameters of the consent address. */
  also?: Readonly<Record<string, string>>
  /** Converts a response of the token endpoint to the form of RFC 6749, for platforms that use another. */
  mend?(body: Readonly<Record<string, unknown>>): Record<string, unknown>
  /** Addresses that lengthen a first grant and renew a longer one, for platforms without refresh tokens. */
  exchange?: { lengthen: Exchange; renew: Exchange }
  /** Milliseconds before its end at which a grant is renewed. */
  spare: number
  /** Headers that are sent together with the grant. */
  headers?(clientId: string): Readonly<Record<string, string>>
  account(ask: Ask): Promise<SocialAccount>
  read(ask: Ask, account: SocialAccount, today: { now: number }): Promise<Reading>
}

/** Returns an address with a query. */
export const withQuery = (address: string, query: Readonly<Record<string, string>>) => `${address}?${new URLSearchParams(query).toString()}`

export const minutes = (count: number) => count * 60_000
export const days = (count: number) => count * 86_400_000

const handle = /^[\p{L}\p{N}_.-]{1,100}$/u

/**
 * Returns an account as it is stored. Uses the id of the account in place of an invalid handle, and no picture if its address is not HTTPS.
 */
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

/** Returns the largest shares, and the rest as `other`. */
export function largest(parts: readonly WeightedKey[], most = 10): WeightedKey[] {
  const ordered = parts.toSorted((one, other) => other.weight - one.weight)
  const rest = ordered.slice(most).reduce((sum, { weight }) => sum + weight, 0)
  return [...ordered.slice(0, most), ...(rest > 0 ? [{ key: 'other', weight: rest }] : [])]
}

/** Adds up a platform’s counts under our keys. Leaves out keys that we do not have. */
export function grouped(get: readonly (readonly [string, number])[], keyOf: (theirs: string) => string | null): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const [theirs, value] of get) {
    const key = keyOf(theirs)
    if (key !== null) sums[key] = (sums[key] ?? 0) + value
  }
  return sums
}

/** Returns our key of an age span in any notation: `age18-24`, `18-24`, `65+`. */
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
