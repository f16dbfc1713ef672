import { sentCodeId, type SentCodeFacts } from '@wasla/contract/public-pages/sign-in-page.ts'
import { countryById } from '@wasla/contract/reference/countries.ts'
import { sessionLimits } from '@wasla/contract/session/limits.ts'
import { toE164 } from '@wasla/contract/validation/phone.ts'
import { jsonForScript } from '../public-page/head.ts'

/** The page that alone receives the cookie. */
export const codePath = '/verify-otp'

const name = 'wasla-sent-code'
/** Length of the longest cookie that is read, in characters. */
const longest = 1024

/**
 * Returns the cookie with which the next page gets the challenge of a code. Scripts cannot read it, no other site’s request carries it, and
 * only the page for the code receives it. It lives as long as the code.
 */
export const sentCodeCookie = (facts: SentCodeFacts, isSecure: boolean): string =>
  `${name}=${Buffer.from(JSON.stringify(facts)).toString('base64url')}; Path=${codePath}; Max-Age=${sessionLimits.codeLife}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`

const isCount = (value: unknown) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

/** Returns whether a value is what `sentCodeCookie` writes. A browser can send anything. */
function isSentCode(value: unknown): value is SentCodeFacts {
  const said = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<keyof SentCodeFacts, unknown>>
  const country = typeof said.countryId === 'string' ? countryById(said.countryId) : undefined
  return (
    typeof said.challengeId === 'string' &&
    /^[\w-]{1,64}$/.test(said.challengeId) &&
    country !== undefined &&
    typeof said.national === 'string' &&
    said.e164 === toE164(said.national, country) &&
    typeof said.expiresAt === 'string' &&
    Number.isFinite(Date.parse(said.expiresAt)) &&
    isCount(said.resendAfter) &&
    isCount(said.resendsLeft)
  )
}

/** Reads the challenge from a `Cookie` header. Returns null if it is missing or broken. */
export function readSentCode(header: string | undefined): SentCodeFacts | null {
  const text = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1)
  if (!text || text.length > longest) return null
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    if (!isSentCode(value)) return null
    const { challengeId, countryId, national, e164, resendAfter, expiresAt, resendsLeft } = value
    return { challengeId, countryId, national, e164, resendAfter, expiresAt, resendsLeft }
  } catch {
    return null
  }
}

/** Returns the element from which the app takes the challenge. */
export const sentCodeElement = (facts: SentCodeFacts): string =>
  `<script type="application/json" id="${sentCodeId}">${jsonForScript(facts)}</script>`
