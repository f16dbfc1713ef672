import * as z from 'zod/mini'
import { hash } from '../platform/seeded.ts'
import { rule } from '../validation/check.ts'
import { platforms, type Platform } from './record.ts'

/** Range of followers for each size of demo accounts (E-02). The first number is included, the second is not. */
export const accountSizes = {
  nano: [1_000, 10_000],
  micro: [10_000, 100_000],
  mid: [100_000, 500_000],
  macro: [500_000, 2_000_000],
} as const satisfies Record<string, readonly [number, number]>
export type AccountSize = keyof typeof accountSizes

const isSize = (text: string): text is AccountSize => Object.hasOwn(accountSizes, text)

const handle = z.pipe(
  z.string().check(z.maxLength(60, rule('tooLong'))),
  z.pipe(
    z.transform((typed: string) => typed.trim().replace(/^@/, '')),
    z.string().check(z.minLength(1, rule('required')), z.regex(/^[A-Za-z0-9_][A-Za-z0-9._]{1,29}$/, rule('format'))),
  ),
)

/** Rules of the demo's consent page: a handle of two to thirty Latin letters, digits, dots and underscores, and a size. */
export const demoConsentRules = z.object({ handle, size: z.enum(Object.keys(accountSizes).filter(isSize), rule('required')) })

/** Returns the id of a demo account. A handle always has the same id on a platform, so that one account is not connected twice (E-03). */
export const demoAccountId = (platform: Platform, name: string) =>
  String(1e9 + hash(`${platform}:${name.toLowerCase()}`) * 16 + (hash(`${name.toLowerCase()}:${platform}`) % 16))

const addresses: Readonly<Record<Platform, (name: string) => string>> = {
  INSTAGRAM: (name) => `https://www.instagram.com/${name}`,
  TWITTER: (name) => `https://x.com/${name}`,
  TIKTOK: (name) => `https://www.tiktok.com/@${name}`,
  YOUTUBE: (name) => `https://www.youtube.com/@${name}`,
  TWITCH: (name) => `https://www.twitch.tv/${name}`,
  SNAPCHAT: (name) => `https://www.snapchat.com/add/${name}`,
  FACEBOOK: (name) => `https://www.facebook.com/${name}`,
}

/** Returns the address of a handle's page on its platform. */
export const profileAddress = (platform: Platform, name: string) => addresses[platform](name)

/** Returns a demo account. The visitor chooses the size. The handle decides the number of followers within that size. */
export function demoAccount(platform: Platform, name: string, size: AccountSize) {
  const [from, below] = accountSizes[size]
  return {
    socialProfileId: demoAccountId(platform, name),
    userName: name,
    profileUrl: profileAddress(platform, name),
    pictureUrl: null,
    followers: from + (hash(`followers:${platform}:${name.toLowerCase()}`) % (below - from)),
  }
}

/** Returns the platform with a name, ignoring case; undefined if there is none. */
export const platformNamed = (name: string): Platform | undefined => platforms.find((platform) => platform === name.toUpperCase())
