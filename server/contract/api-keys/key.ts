import * as z from 'zod/mini'
import { decided, decisionOf, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import type { ApiScope, MakeApiKeyInput } from '../generated/user-sdl-types.ts'
import { sessionRefusals, accountStateOf, type AccountFacts } from '../session/account-states.ts'
import { accept, rule } from '../validation/check.ts'
import { requiredText } from '../validation/required-text.ts'
import { apiLimits } from './limits.ts'
import { apiScopes } from './scopes.ts'

/** A key as it is stored. Times are in milliseconds. */
export type ApiKeyRecord = {
  id: string
  profileId: string
  /** The account that made the key. */
  createdBy: string
  name: string
  /** SHA-256 of the key, by which it is found. The key itself is not stored. */
  hash: string
  /** The last four characters of the key, by which its owner knows it. */
  ending: string
  scopes: readonly ApiScope[]
  createdAt: number
  expiresAt: number
  lastUsedAt: number | null
  revokedAt: number | null
}

/** Random bytes of a key, too many to be guessed. */
export const apiKeyBytes = 32

const beginning = 'wk_'
const endingLength = 4

/** Returns the text of a new key; `random` is base64url. Its first letters tell people and scanners of code what it is. */
export const apiKeyText = (random: string): string => `${beginning}${random}`

/** Returns the part of a key that is stored and shown. */
export const endingOf = (key: string): string => key.slice(-endingLength)

/** Returns a key as lists show it. */
export const maskedKey = (ending: string): string => `${beginning}••••${ending}`

/** Returns whether a text has the form of a key. Other texts are not looked up. */
export const isApiKey = (text: string): boolean => /^wk_[\w-]{43}$/.test(text)

const dayTexts: readonly number[] = apiLimits.days

/** Rules of the fields of a key, for the form too. */
export const apiKeyRules = z.object({
  name: requiredText({ most: apiLimits.name }),
  scopes: z.array(z.enum(apiScopes, rule('unknownValue'))).check(z.minLength(1, rule('required'))),
  days: z.int(rule('required')).check(z.refine((days) => dayTexts.includes(days), rule('unknownValue'))),
})

/** What makes a new key: its owner, its account, and everything that is random. */
type NewKey = Pick<ApiKeyRecord, 'id' | 'profileId' | 'createdBy' | 'hash' | 'ending'> & { readonly now: number }

/** Returns whether a key is listed: it was not revoked, and it is in use or expired a short time ago. */
export const isListed = ({ revokedAt, expiresAt }: Pick<ApiKeyRecord, 'revokedAt' | 'expiresAt'>, now: number): boolean =>
  revokedAt === null && now < expiresAt + apiLimits.stored

/**
 * Decides `makeApiKey`; `listed` are the listed keys of the profile. The scopes are stored once each, in the order of the list. Refused with
 * `DTO_VALIDATION_ERROR` or `API_KEY_LIMIT_REACHED`.
 */
export const decideKeyCreation = (
  listed: readonly Pick<ApiKeyRecord, 'id'>[],
  input: MakeApiKeyInput,
  { now, ...made }: NewKey,
): Decision<ApiKeyRecord> =>
  decisionOf(() => {
    const { name, scopes, days } = accept(apiKeyRules, input)
    if (listed.length >= apiLimits.keys) throw new Problem('API_KEY_LIMIT_REACHED', { max: apiLimits.keys })
    const chosen = new Set<ApiScope>(scopes)
    return {
      ...made,
      name,
      scopes: apiScopes.filter((scope) => chosen.has(scope)),
      createdAt: now,
      expiresAt: now + days * 86_400_000,
      lastUsedAt: null,
      revokedAt: null,
    }
  })

/** Decides `revokeApiKey`. A key of another profile is answered like an unknown one. Refused with `API_KEY_NOT_FOUND`. */
export function decideRevocation(key: ApiKeyRecord | null, profileId: string, now: number): Decision<ApiKeyRecord> {
  if (!key || key.profileId !== profileId || !isListed(key, now)) return refused(new Problem('API_KEY_NOT_FOUND'))
  return decided({ ...key, revokedAt: now })
}

/** A key as a request finds it, with the account and the profile that it acts for. */
export type KeyInUse = Pick<ApiKeyRecord, 'expiresAt' | 'revokedAt'> & {
  readonly account: AccountFacts
  readonly isProfileRemoved: boolean
}

/**
 * Decides whether a request with a key is answered. The key works without a session of its owner, because systems use it while nobody is
 * signed in. Refused with `USER_SUSPENDED` while the account is suspended (B-16). Refused with `UN_AUTHORIZED` if the key is unknown, revoked
 * or expired, or if its profile or account is gone; the answer does not say which.
 */
export function decideKeyUse<Key extends KeyInUse>(key: Key | undefined, now: number): Decision<Key> {
  if (!key || key.revokedAt !== null || now >= key.expiresAt || key.isProfileRemoved) return refused(new Problem('UN_AUTHORIZED'))
  const refusal = sessionRefusals[accountStateOf(key.account)]
  if (refusal !== null) return refused(new Problem(refusal === 'USER_SUSPENDED' ? refusal : 'UN_AUTHORIZED'))
  return decided(key)
}
