import { startOfDay } from '../platform/riyadh.ts'

const hour = 3_600_000
const minute = 60_000
const hoursOfDay = 24

/** Number of days before a case’s day from which the usual numbers of its link are computed. */
export const usualDays = 7
/** Samples for the usual values of a link: the number of latest clicks for browser families, and the number of days for results. */
export const usualSpan = { families: 5_000, resultDays: 28 } as const
/** Number of browser families that are shown. */
const shownFamilies = 4

export type FamilyCount = { readonly family: string; readonly clicks: number }

/**
 * Sums of clicks from which a pattern is made. The server reads these sums from its database, the mock computes them. Hours are hours of
 * the day in Riyadh.
 */
export type PatternSums = {
  /** The case’s clicks, by hour of the case’s day. */
  readonly heldByHour: readonly number[]
  /** Other clicks of the link that count on that day, by hour. */
  readonly othersByHour: readonly number[]
  /** Clicks of the link on earlier days, in any status, by hour of the day. They show how clicks are usually distributed over a day. */
  readonly shapeByHour: readonly number[]
  /** The number of clicks that counted on each earlier day; days without such clicks are left out. */
  readonly usualTotals: readonly number[]
  /** The minute in which most of the case’s clicks came, in milliseconds, and the seconds of these clicks. Null without clicks. */
  readonly peak: { readonly at: number; readonly clicks: number; readonly seconds: readonly number[] } | null
  /** Number of different browsers among the case’s clicks. Browsers differ in network or user agent. */
  readonly browsers: number
  readonly families: readonly FamilyCount[]
  /** Browser families of earlier clicks that counted. */
  readonly usualFamilies: readonly FamilyCount[]
  /** How many conversions of the case’s clicks the brand reported. Null for a program that counts clicks. */
  readonly results: number | null
  /** Numbers of the link in the four weeks before: clicks that counted, and results. */
  readonly before: { readonly clicks: number; readonly results: number }
}

type PatternHour = { readonly held: number; readonly others: number; readonly usual: number }
type PatternFamily = { readonly family: string; readonly clicks: number; readonly share: number; readonly usualShare: number | null }

/** The pattern of a case as an admin sees it: the times, speed, browsers and results of its clicks. Contains no address. */
export type NetworkPattern = {
  readonly hours: readonly PatternHour[]
  readonly others: number
  readonly peak: PatternSums['peak']
  readonly browsers: number
  /** The most frequent first. Shares are between 0 and 1. */
  readonly families: readonly PatternFamily[]
  readonly results: number | null
  /** How many clicks the link usually needs for a result; null if the link had no results. */
  readonly usualClicksPerResult: number | null
}

/** The pattern that an admin saw. It is stored with the decision, because clicks and sign-ins are deleted earlier than decisions. */
export type SavedPattern = {
  readonly pattern: NetworkPattern
  /** Profiles that were signed in on the network that day and either earn from the clicks or pay for them. */
  readonly signedIn: readonly string[]
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits

const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : rounded(part / whole, 3))

function familiesOf(families: readonly FamilyCount[], usual: readonly FamilyCount[]): PatternFamily[] {
  const all = sum(families.map(({ clicks }) => clicks))
  const allUsual = sum(usual.map(({ clicks }) => clicks))
  const usualClicks = new Map(usual.map(({ family, clicks }) => [family, clicks]))
  return families
    .toSorted((one, other) => other.clicks - one.clicks || (one.family < other.family ? -1 : 1))
    .slice(0, shownFamilies)
    .map(({ family, clicks }) => ({
      family,
      clicks,
      share: shareOf(clicks, all),
      usualShare: allUsual === 0 ? null : shareOf(usualClicks.get(family) ?? 0, allUsual),
    }))
}

/**
 * Returns the pattern of a case. The usual day has the mean number of counted clicks of earlier days, distributed over the hours like all
 * clicks of these days.
 */
export function patternOf(sums: PatternSums): NetworkPattern {
  const { heldByHour, othersByHour, shapeByHour, usualTotals, peak, browsers, families, usualFamilies, results, before } = sums
  const mean = usualTotals.length === 0 ? 0 : sum(usualTotals) / usualTotals.length
  const shape = sum(shapeByHour)
  return {
    hours: Array.from({ length: hoursOfDay }, (_, at) => ({
      held: heldByHour[at] ?? 0,
      others: othersByHour[at] ?? 0,
      usual: shape === 0 ? 0 : rounded((mean * (shapeByHour[at] ?? 0)) / shape, 1),
    })),
    others: sum(othersByHour),
    peak,
    browsers,
    families: familiesOf(families, usualFamilies),
    results,
    usualClicksPerResult: before.results === 0 ? null : Math.round(before.clicks / before.results),
  }
}

/** Returns the hour in Riyadh of a time, 0 to 23, counted from the start of a day. */
const hourOf = (moment: number, day: string): number =>
  ((Math.floor((moment - startOfDay(day)) / hour) % hoursOfDay) + hoursOfDay) % hoursOfDay

type PatternClick = { readonly at: number; readonly visitor: string; readonly browser: string | null }

function byHour(clicks: readonly PatternClick[], day: string): number[] {
  const counts = Array.from({ length: hoursOfDay }, () => 0)
  for (const { at } of clicks) counts[hourOf(at, day)] = (counts[hourOf(at, day)] ?? 0) + 1
  return counts
}

/** The browser family of a click without a stored family. */
export const unknownFamily = 'Other'

function countFamilies(clicks: readonly PatternClick[]): FamilyCount[] {
  const counts = new Map<string, number>()
  for (const { browser } of clicks) counts.set(browser ?? unknownFamily, (counts.get(browser ?? unknownFamily) ?? 0) + 1)
  return [...counts].map(([family, count]) => ({ family, clicks: count }))
}

function peakOf(clicks: readonly PatternClick[]): PatternSums['peak'] {
  const minutes = Map.groupBy(clicks, ({ at }) => Math.floor(at / minute) * minute)
  const [first] = [...minutes].toSorted(([one, few], [other, many]) => many.length - few.length || one - other)
  if (!first) return null
  const [start, inMinute] = first
  const seconds = new Set(inMinute.map(({ at }) => Math.floor((at - start) / 1000)))
  return { at: start, clicks: inMinute.length, seconds: [...seconds].toSorted((one, other) => one - other) }
}

type LinkClicks = {
  /** The case’s clicks. */
  readonly held: readonly PatternClick[]
  /** Other clicks of that day that count. */
  readonly others: readonly PatternClick[]
  /** All clicks of the link on earlier days, and the clicks among these that counted. */
  readonly before: readonly PatternClick[]
  readonly countedBefore: readonly PatternClick[]
}

/** Adds up clicks that are in memory. */
export const sumsOfClicks = (
  day: string,
  { held, others, before, countedBefore }: LinkClicks,
): Pick<PatternSums, 'heldByHour' | 'othersByHour' | 'shapeByHour' | 'peak' | 'browsers' | 'families' | 'usualFamilies'> => ({
  heldByHour: byHour(held, day),
  othersByHour: byHour(others, day),
  shapeByHour: byHour(before, day),
  peak: peakOf(held),
  browsers: new Set(held.map(({ visitor }) => visitor)).size,
  families: countFamilies(held),
  usualFamilies: countFamilies(countedBefore),
})
