import * as z from 'zod/mini'
import { Problem } from '../errors/problem.ts'
import { civilDate, isCivilDate } from '../platform/riyadh.ts'
import { readUrl } from '../platform/url.ts'
import { isOnPlatform } from '../social/platforms.ts'
import { livePlatforms, type Platform } from '../social/record.ts'
import { problemsOf, rule } from '../validation/check.ts'
import { toAsciiDigits } from '../validation/digits.ts'
import { atMost } from '../validation/graphemes.ts'
import { acceptLinks, orNone, readAs, refusalOf } from '../validation/links.ts'
import { plainLine, plainText } from '../validation/plain-text.ts'
import { webAddress } from '../validation/web-address.ts'
import { showcaseLimits } from './limits.ts'
import { profileLinkTypes, rateCardCategories } from './record.ts'

const webLink = z.string().check(z.trim(), z.minLength(1, rule('required')))
const link = z.pipe(webLink, readAs(webAddress, 'url'))

const line = (most: number) =>
  z.pipe(
    z.string().check(z.maxLength(4096, rule('tooLong'))),
    z.pipe(z.transform(plainLine), z.string().check(z.minLength(1, rule('required')), atMost(most))),
  )

const onItsPlatform = z.check<{ platform: Platform; url: string }>((ctx) => {
  const { platform, url } = ctx.value
  if (!isOnPlatform(url, platform))
    ctx.issues.push({ code: 'custom', message: 'platformUrl', path: ['url'], params: { platform }, input: url })
})

/** Rules of an optional line. A line of only invisible characters becomes null. */
const lineOrNone = (most: number) =>
  z.pipe(
    z.nullish(z.pipe(z.string().check(z.maxLength(4096, rule('tooLong'))), z.pipe(z.transform(plainLine), z.string().check(atMost(most))))),
    z.transform((text) => text || null),
  )

/**
 * Rules of the optional date of a post: today in Riyadh or earlier, because a post cannot be from the future. Accepts Arabic and Latin
 * digits.
 */
const dayOfPost = (now: number) =>
  z.pipe(
    z.nullish(
      z.pipe(
        z.string().check(z.maxLength(40, rule('date'))),
        z.pipe(
          z.transform((typed: string) => toAsciiDigits(typed.trim())),
          z.string().check(
            z.refine((day) => day === '' || (isCivilDate(day) && day >= showcaseLimits.earliestPost), { ...rule('date'), abort: true }),
            z.refine((day) => day <= civilDate(now), rule('pastDay')),
          ),
        ),
      ),
    ),
    z.transform((day) => day || null),
  )

/** Rules of a featured post at the time `now`: an address of its platform, with an optional caption and date (D-10, D-11, D-13). */
export const featuredPostRules = (now: number) =>
  z
    .object({
      platform: z.enum(livePlatforms, rule('required')),
      url: link,
      caption: lineOrNone(showcaseLimits.caption),
      postedOn: dayOfPost(now),
    })
    .check(onItsPlatform)
export const acceptFeaturedPost = (input: unknown, now: number) => acceptLinks(featuredPostRules(now), input)

/** Rules of a link in bio (D-13). */
export const profileLinkRules = z.object({ type: z.enum(profileLinkTypes, rule('required')), url: link, is_visible: z.boolean() })
export const acceptProfileLink = (input: unknown) => acceptLinks(profileLinkRules, input)

/** Returns the domain of a typed address, without `www.`; null if it is no web address. */
export function domainOf(typed: string): string | null {
  const address = webAddress(typed)
  return address === null ? null : (readUrl(address)?.hostname.replace(/^www\./, '') ?? null)
}

/** Rules of a typed user name of any platform, with or without `@`. */
const handle = z.pipe(
  z.string().check(z.maxLength(200, rule('tooLong'))),
  z.pipe(
    z.transform((typed: string) => typed.trim().replace(/^@/, '')),
    z.string().check(z.minLength(1, rule('required')), z.regex(/^[A-Za-z0-9_][A-Za-z0-9_.]{0,29}$/, rule('format'))),
  ),
)

const shared = { url: orNone(webAddress, 'url') }
/** Rules of a collaboration with a business: its name, and its domain if it has one (D-14). */
export const businessCollaborationRules = z.object({
  ...shared,
  brand_name: line(showcaseLimits.brandName),
  brandDomain: orNone(domainOf, 'brandDomain'),
})
/** Rules of a collaboration with a person: by profile, or by any user name (D-14). */
export const individualCollaborationRules = z.object({ ...shared, brand_name: handle })

/** Whole halalas above 0. The error states the bounds in riyals, as the form does (D-17). */
const price = z.number().check(
  z.refine((halalas) => Number.isSafeInteger(halalas) && halalas > 0 && halalas <= showcaseLimits.price, {
    ...rule('outOfRange'),
    params: { min: 0.01, max: showcaseLimits.price / 100 },
  }),
)
/** Rules of a rate card, except the order of its prices (D-16 to D-18). */
export const rateCardRules = z.object({
  platform: z.enum(livePlatforms, rule('unknownValue')),
  category: z.enum(rateCardCategories, rule('required')),
  serviceName: line(showcaseLimits.serviceName),
  description: z.pipe(
    z.string().check(z.maxLength(4096, rule('tooLong'))),
    z.pipe(z.transform(plainText), z.string().check(z.minLength(1, rule('required')), atMost(showcaseLimits.serviceDescription))),
  ),
  priceFrom: price,
  priceTo: price,
  additionalInfoLink: orNone(webAddress, 'url'),
  termsAndConditionsLink: orNone(webAddress, 'url'),
})
export type AcceptedRateCard = z.output<typeof rateCardRules>

/** Returns the problems of a price range, one at each field (S1 §5). Returns none if the first price is lower than the second. */
export const priceRangeProblems = ({ priceFrom, priceTo }: { priceFrom: number; priceTo: number }) =>
  priceFrom < priceTo
    ? []
    : ([
        { path: 'priceFrom', rule: 'minPrice' },
        { path: 'priceTo', rule: 'maxPrice' },
      ] as const)

/**
 * Returns the accepted rate card. Throws `RATE_CARD_PRICE_RANGE_INVALID` if the order of its prices is the only problem, and else the
 * problem of `refusalOf`.
 */
export function acceptRateCard(input: unknown): AcceptedRateCard {
  const problems = problemsOf(rateCardRules, input)
  if (problems.length > 0) throw refusalOf(problems)
  const card = acceptLinks(rateCardRules, input)
  const range = priceRangeProblems(card)
  if (range.length > 0) throw new Problem('RATE_CARD_PRICE_RANGE_INVALID', undefined, range)
  return card
}
