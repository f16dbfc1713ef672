import { signInFormFields } from '@wasla/contract/public-pages/sign-in-page.ts'
import { countries, countryById, type Country } from '@wasla/contract/reference/countries.ts'
import { toAsciiDigits } from '@wasla/contract/validation/digits.ts'
import { toE164 } from '@wasla/contract/validation/phone.ts'
import type { HttpContext } from '../../graphql/endpoint.ts'
import { readText } from '../../request/body.ts'
import { headerOf } from '../../request/header-of.ts'
import { Refusal } from '../../request/refusal.ts'

/** Length of the longest accepted form, in bytes. */
const longest = 1024

export type TypedForm = { countryId: string; typed: string }

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null)

/**
 * Returns whether a page of this server sends the form. Browsers name the origin in every POST; `null` is a page that hides its own. The
 * host has been checked before (`refuseOtherHosts`), so it is one of ours.
 */
export function isFromOwnPage(c: HttpContext, publicUrl: string): boolean {
  const origin = headerOf(c, 'origin')
  if (origin === undefined || !['same-origin', undefined].includes(headerOf(c, 'sec-fetch-site'))) return false
  if (origin === new URL(publicUrl).origin) return true
  const host = headerOf(c, 'host')
  return host !== undefined && hostOf(origin) === host.toLowerCase()
}

/** Reads the form of the sign-in page. Throws `Refusal` if it is no form or too long. Call it before anything else is awaited. */
export async function readSignInForm(c: HttpContext): Promise<TypedForm> {
  const type = headerOf(c, 'content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') throw new Refusal(400, 'The body must be a form.')
  const form = new URLSearchParams(await readText(c, longest))
  return { countryId: form.get(signInFormFields.country) ?? '', typed: form.get(signInFormFields.number) ?? '' }
}

const isInternational = (typed: string) => /^\s*(?:\+|00)/.test(toAsciiDigits(typed).replaceAll('\uFF0B', '+'))

/**
 * Returns the country of a typed number: the chosen one, or the one whose code an international number begins with. Without scripts, the
 * list of countries cannot open.
 */
export function countryOf({ countryId, typed }: TypedForm): string {
  const chosen = countryById(countryId)
  const reads = (country: Country | undefined) => country !== undefined && toE164(typed, country) !== null
  if (!isInternational(typed) || reads(chosen)) return countryId
  return countries.find(reads)?.id ?? countryId
}
