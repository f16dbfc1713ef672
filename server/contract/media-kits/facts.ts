import { audienceOf, averagesOf, leastReliable } from '../insights/combine.ts'
import type { SnapshotRecord } from '../insights/record.ts'
import type { DataSource, MediaKitPart } from '../generated/user-types.ts'
import type { Language, Localized } from '../platform/language.ts'
import { civilDate } from '../platform/riyadh.ts'
import { nameFor } from '../profiles/names.ts'
import type { ProfileRecord } from '../profiles/record.ts'
import { countryById } from '../reference/countries.ts'
import { countryOf, interestsFor } from '../reference/fields.ts'
import { placeFor } from '../reference/places.ts'
import { dayText, numberText } from '../sealed-terms/formats.ts'
import type { RateCardRecord } from '../showcase/record.ts'
import { platformNames } from '../social/platform-names.ts'
import type { SocialLinkRecord } from '../social/record.ts'
import { plainLine } from '../validation/plain-text.ts'
import type { KitLine, MediaKitText } from './canonical.ts'
import { mediaKitLimits } from './limits.ts'
import { keyIn } from './parts.ts'
import { inBoth, kitText } from './text.ts'

/**
 * What everybody sees on the page of a profile. `newest` are the newest snapshots of its accounts, `audiences` the newest ones that have an
 * audience. Contact details are not in it.
 */
export type KitFacts = {
  readonly profile: Pick<
    ProfileRecord,
    'type' | 'firstName' | 'lastName' | 'name' | 'nameInOtherScript' | 'userName' | 'location' | 'countryId'
  >
  readonly interests: readonly string[]
  readonly accounts: readonly SocialLinkRecord[]
  readonly newest: readonly SnapshotRecord[]
  readonly audiences: readonly SnapshotRecord[]
  readonly prices: readonly RateCardRecord[]
}

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', ar: 'ar-SA-u-ca-gregory-nu-arab' }
/** Intl adds direction marks to Arabic percentages, which are for running text. */
const percentText = (share: number, digits: number): Localized =>
  inBoth((language) =>
    new Intl.NumberFormat(locales[language], { style: 'percent', maximumFractionDigits: digits })
      .format(share)
      .replaceAll(/\p{Bidi_Control}/gu, ''),
  )
/** Returns halalas as riyals, without the currency. */
const priceText = (halalas: number, digits: 0 | 2): Localized =>
  inBoth((language) => new Intl.NumberFormat(locales[language], { minimumFractionDigits: digits }).format(halalas / 100))
const same = (text: string): Localized => ({ en: text, ar: text })
const day = (moment: number): Localized => dayText(civilDate(moment))

const lineOf = (key: string, is: number, label: Localized, value: Localized, source: Localized, tag = ''): KitLine => ({
  key,
  is,
  tag,
  en: [label.en, value.en, source.en],
  ar: [label.ar, value.ar, source.ar],
})

const oldest = (snapshots: readonly SnapshotRecord[]) => Math.min(...snapshots.map(({ measuredAt }) => measuredAt))

/** Returns the source of figures that several accounts make. Without a snapshot, accounts were typed by their owner. */
function sourceOfAll(snapshots: readonly SnapshotRecord[]): Localized {
  const source: DataSource = leastReliable(snapshots.map((one) => one.source)) ?? 'ESTIMATED'
  return kitText(`kit.source.all.${source}`, snapshots.length === 0 ? {} : { day: day(oldest(snapshots)) })
}

function figureLines({ accounts, newest }: KitFacts): KitLine[] {
  const averages = averagesOf(newest)
  const source = sourceOfAll(newest)
  const line = (id: 'followers' | 'engagement' | 'views', is: number, value: Localized) =>
    is > 0 ? [lineOf(keyIn('FIGURES', id), is, kitText(`kit.figure.${id}`), value, source)] : []
  const followers = accounts.reduce((sum, account) => sum + account.followers, 0)
  const { engagement = 0, views = 0 } = averages ?? {}
  return [
    ...line('followers', followers, numberText(followers)),
    ...line('engagement', engagement, percentText(engagement / 100, 1)),
    ...line('views', views, numberText(views)),
  ]
}

const accountLines = ({ accounts, newest }: KitFacts): KitLine[] =>
  accounts.map(({ id, platform, userName, followers, source, connectedAt }) => {
    const measured = newest.find(({ accountId }) => accountId === id)
    const from = kitText(`kit.source.${source}`, { platform: platformNames[platform], day: day(measured?.measuredAt ?? connectedAt) })
    return lineOf(keyIn('ACCOUNTS', id), followers, platformNames[platform], numberText(followers), from, plainLine(userName))
  })

function audienceLines({ audiences }: KitFacts): KitLine[] {
  const audience = audienceOf(audiences, { races: false })
  if (audience === null) return []
  const named = audience.countries.filter(({ key }) => countryById(key) !== undefined).slice(0, mediaKitLimits.countries)
  const known = named.reduce((sum, { weight }) => sum + weight, 0)
  const reporting = audiences.filter((one) => one.audience !== null)
  const source = sourceOfAll(reporting)
  const line = (key: string, weight: number, label: Localized) =>
    lineOf(keyIn('AUDIENCE', key), Math.round(weight * 1_000) / 1_000, label, percentText(weight, 0), source)
  return [
    ...named.map(({ key, weight }) => line(key, weight, countryById(key)?.name ?? same(key))),
    ...(named.length > 0 && known < 0.995 ? [line('other', 1 - known, kitText('kit.audience.other'))] : []),
  ]
}

const priceLines = ({ prices }: KitFacts): KitLine[] =>
  prices.map(({ id, platform, serviceName, priceFrom, priceTo }) => {
    const digits = [priceFrom, priceTo].every((price) => price % 100 === 0) ? 0 : 2
    const values = { from: priceText(priceFrom, digits), to: priceText(priceTo, digits) }
    const value = kitText('kit.price.range', values)
    const source = kitText('kit.source.price', { platform: platformNames[platform] })
    return lineOf(keyIn('PRICES', id), priceFrom, same(plainLine(serviceName)), value, source)
  })

const partLines: Readonly<Record<MediaKitPart, (facts: KitFacts) => KitLine[]>> = {
  ACCOUNTS: accountLines,
  AUDIENCE: audienceLines,
  PRICES: priceLines,
}

/** Returns the lines of a kit with these parts: what everybody sees on the page of the profile, with the source of each figure. */
export const kitLines = (facts: KitFacts, parts: readonly MediaKitPart[]): KitLine[] => [
  ...figureLines(facts),
  ...parts.flatMap((part) => partLines[part](facts)),
]

async function aboutOf({ type, location, countryId }: KitFacts['profile']): Promise<Localized> {
  const inLanguage = async (language: Language) => (location === null ? null : plainLine((await placeFor(location, language)).city ?? ''))
  const [en, ar] = [await inLanguage('en'), await inLanguage('ar')]
  const kind = kitText(type === 'AGENT' ? 'kit.type.AGENT' : 'kit.type.INFLUENCER')
  const country = countryOf(countryId)?.name
  const place = inBoth((language) => (language === 'en' ? en : ar) || (country?.[language] ?? ''))
  return place.en === '' ? kind : kitText('kit.about', { type: kind, place })
}

/** What is drawn for a new kit, and what its owner chose. */
type NewKitText = Pick<MediaKitText, 'number' | 'salt' | 'madeAt'> & { readonly parts: readonly MediaKitPart[] }

/** Returns what a kit says that is made now. */
export async function kitTextOf(facts: KitFacts, { parts, ...made }: NewKitText): Promise<MediaKitText> {
  const { profile, interests } = facts
  return {
    ...made,
    handle: profile.userName ?? '',
    name: inBoth((language) => plainLine(nameFor(profile, language))),
    about: await aboutOf(profile),
    interests: inBoth((language) =>
      interestsFor(interests, language)
        .map(({ name }) => name)
        .join(kitText('kit.separator')[language]),
    ),
    lines: kitLines(facts, parts),
  }
}
