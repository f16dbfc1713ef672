import { hash, seeded } from '../platform/seeded.ts'
import type { Platform } from '../social/record.ts'
import { ageKeys, raceKeys, shares, shareTypes, type FollowerSigns } from './audience.ts'
import { daysBetween, numberOf, plusDays } from './days.ts'
import { engagementOf } from './engagement.ts'
import { insightLimits } from './limits.ts'
import type { Audience, Figures } from './record.ts'

/** A demo account. `followers` is its number of followers on the day `day`. */
export type DemoAccount = { platform: Platform; userName: string; day: string; followers: number }

const key = ({ platform, userName }: DemoAccount) => `${platform}:${userName.toLowerCase()}`

/** Usual ranges of a platform: engagement in percent, views as a share of the followers, posts per week. */
const usual: Readonly<Record<Platform, Readonly<Record<'engagement' | 'views' | 'posts', readonly [number, number]>>>> = {
  INSTAGRAM: { engagement: [1.8, 4.6], views: [0.3, 0.75], posts: [3, 7] },
  TWITTER: { engagement: [0.4, 1.8], views: [0.2, 0.5], posts: [6, 16] },
  TIKTOK: { engagement: [3.5, 8.5], views: [0.6, 1.6], posts: [3, 9] },
  YOUTUBE: { engagement: [1.6, 4.2], views: [0.2, 0.55], posts: [1, 3] },
  TWITCH: { engagement: [0.8, 2.4], views: [0.05, 0.16], posts: [2, 6] },
  SNAPCHAT: { engagement: [0.8, 2.6], views: [0.25, 0.6], posts: [5, 14] },
  FACEBOOK: { engagement: [0.3, 1.4], views: [0.1, 0.3], posts: [2, 6] },
}

/** Returns the next number of a seeded generator, scaled to a range. */
const between = ([least, most]: readonly [number, number], next: () => number) => least + (most - least) * next()

const wave = (day: number, period: number, phase: number) => Math.sin(2 * Math.PI * (day / period + phase))

/** Returns the constants of an account. They are always the same, because they are seeded by the platform and the user name (E-06). */
function rhythmOf(account: DemoAccount) {
  const next = seeded(`rhythm:${key(account)}`)
  const { engagement, views, posts } = usual[account.platform]
  return {
    growth: between([0.0003, 0.0021], next),
    swing: between([0.003, 0.012], next),
    period: between([38, 83], next),
    phase: next(),
    engagement: between(engagement, next),
    views: between(views, next),
    posts: between(posts, next),
    comments: between([0.04, 0.11], next),
  }
}

/** Returns the logarithm of the number of followers on a day, except for a constant. Only the difference between two days has a meaning. */
function growthAt({ growth, swing, period, phase }: ReturnType<typeof rhythmOf>, day: number) {
  return growth * day + swing * wave(day, period, phase) + 0.0004 * wave(day, 7, phase)
}

/** Returns the followers of an account on another day. */
export function demoFollowers(account: DemoAccount, day: string): number {
  const rhythm = rhythmOf(account)
  return Math.round(account.followers * Math.exp(growthAt(rhythm, numberOf(day)) - growthAt(rhythm, numberOf(account.day))))
}

/** Returns whether the demo platform reports nothing on a day: about one day in seventy. Real platforms also miss days. */
const isSilent = (account: DemoAccount, day: string) => hash(`silence:${key(account)}:${day}`) % 71 === 0

/** Returns the figures of a demo account on a day. */
export function demoFigures(account: DemoAccount, day: string): Figures {
  const rhythm = rhythmOf(account)
  const followers = demoFollowers(account, day)
  const number = numberOf(day)
  const next = seeded(`day:${key(account)}:${day}`)
  const noise = (share: number) => 1 + share * (2 * next() - 1)
  // Larger accounts reach a smaller share of their followers. Activity is higher on weekends.
  const size = Math.max(0.5, Math.min(1.6, (followers / 50_000) ** -0.1))
  const lively = size * (1 + 0.09 * wave(number, rhythm.period * 0.8, rhythm.phase)) * (1 + 0.05 * wave(number, 7, 0.15))
  const interactions = followers * (rhythm.engagement / 100) * lively * noise(0.02)
  const comments = Math.round(interactions * rhythm.comments)
  const likes = Math.round(interactions) - comments
  return {
    followers,
    likes,
    views: Math.round(followers * rhythm.views * lively * noise(0.03)),
    posts: Math.max(0, Math.round(rhythm.posts * (1 + 0.2 * wave(number, 23, rhythm.phase)) + 2 * next() - 1)),
    engagement: engagementOf(likes, comments, followers),
    audience: null,
  }
}

/** Returns shares that differ from the given weights by up to a third. */
const around = (next: () => number, weights: Readonly<Record<string, number>>) =>
  shares(Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, weight * (1 + (2 * next() - 1) / 3)])))

/** Weights of the age groups; the audiences of some platforms are younger than others. */
const ages: Readonly<Record<Platform, readonly number[]>> = {
  INSTAGRAM: [4, 27, 38, 19, 8, 4],
  TWITTER: [2, 22, 37, 23, 10, 6],
  TIKTOK: [11, 38, 31, 13, 5, 2],
  YOUTUBE: [6, 25, 33, 20, 10, 6],
  TWITCH: [12, 44, 31, 9, 3, 1],
  SNAPCHAT: [13, 41, 29, 12, 4, 1],
  FACEBOOK: [1, 12, 28, 29, 18, 12],
}
const countries = { SA: 56, AE: 9, KW: 8, EG: 7, QA: 4, BH: 4, OM: 3, JO: 3, other: 6 }
const languages = { ar: 74, en: 17, ur: 3, fr: 2, other: 4 }
const races = [62, 14, 8, 4, 7, 5]

const sampledFollowers = 400

function followersOf(next: () => number): FollowerSigns[] {
  const trouble = between([0.04, 0.14], next)
  return Array.from({ length: sampledFollowers }, () => {
    const odd = next() < trouble
    return {
      followers: next() < 0.05 ? 2_001 + Math.floor(next() * 90_000) : Math.floor(next() * 1_900),
      follows: next() < 0.07 ? 1_501 + Math.floor(next() * 5_000) : Math.floor(next() * 1_400),
      hasPicture: !odd && next() > 0.05,
      hasBio: !odd && next() > 0.2,
      isActive: !odd && next() > 0.12,
      isAutomated: odd && next() < 0.35,
    }
  })
}

/** Returns the audience of a demo account. It is the same on every call. */
export function demoAudience(account: DemoAccount): Audience {
  const next = seeded(`audience:${key(account)}`)
  const women = between([0.24, 0.76], next)
  return {
    age: around(next, Object.fromEntries(ageKeys.map((name, at) => [name, ages[account.platform][at] ?? 0]))),
    gender: shares({ female: women, male: 1 - women }),
    types: shareTypes(followersOf(next)),
    countries: around(next, countries),
    languages: around(next, languages),
    races: around(next, Object.fromEntries(raceKeys.map((name, at) => [name, races[at] ?? 0]))),
  }
}

/**
 * Returns the figures of a demo account for a range of days. Leaves out days on which its platform reports nothing, but never the last day.
 * The last day also has the audience.
 */
export function demoHistory(account: DemoAccount, start: string, end: string): { day: string; figures: Figures }[] {
  return daysBetween(start, end)
    .filter((day) => day === end || !isSilent(account, day))
    .map((day) => ({
      day,
      figures: { ...demoFigures(account, day), audience: day === end ? demoAudience(account) : null },
    }))
}

/**
 * Returns the figures of a demo account for all days up to `today` that have no snapshot yet: half a year at first, later the days since
 * the last snapshot.
 */
export function demoMissing(
  account: { platform: Platform; userName: string; followers: number },
  last: { day: string; followers: number } | null,
  today: string,
): { day: string; figures: Figures }[] {
  const earliest = plusDays(today, 1 - insightLimits.history)
  const next = last === null ? earliest : plusDays(last.day, 1)
  const { platform, userName } = account
  return demoHistory(
    { platform, userName, day: last?.day ?? today, followers: last?.followers ?? account.followers },
    next > earliest ? next : earliest,
    today,
  )
}
