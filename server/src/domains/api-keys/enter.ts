import { decideKeyUse, isApiKey } from '@wasla/contract/api-keys/key.ts'
import { apiLimits } from '@wasla/contract/api-keys/limits.ts'
import { waitFor } from '@wasla/contract/common/window-count.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { ApiScope } from '@wasla/contract/generated/user-types.ts'
import { leasedLimit } from '#platform/leased-limit.ts'
import { addToWindow } from '#platform/stores/counts.ts'
import { wrongKeys } from '#platform/wrong-keys.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../session/viewer.ts'
import { hashOf, usageKey } from './hash.ts'
import { createKeyLookup } from './stores/caller.ts'
import { saveUse } from './stores/keys.ts'

export type EnterDeps = Pick<Deps, 'db' | 'clock' | 'limits'>

/** What the profile’s keys have left in this hour: requests, and seconds until the hour ends. */
export type Allowance = { readonly most: number; readonly window: number; readonly left: number; readonly endsIn: number }

/** A request with a key that may be answered. */
export type Entered = { readonly viewer: Viewer; readonly scopes: ReadonlySet<ApiScope>; readonly allowance: Allowance }

/** A refusal before anything is executed. `allowance` is known if the key works. */
export type Turned = { readonly problem: Problem; readonly retryAfter?: number; readonly allowance?: Allowance }

const bearer = /^bearer +(\S{1,128}) *$/i

const tooMany = (retryAfter: number): Turned => ({ problem: new Problem('RATE_LIMITED', { retryAfter }), retryAfter })

/**
 * Returns a function that reads the key of an `authorization` header, and counts the request. `address` is null for callers whose calls are
 * not counted. All keys of a profile share one count, so more keys give no more requests; it is one row for all processes. A key acts as a
 * viewer without a session: its id takes the place of the session’s, so that other limits count each key.
 */
export function entering({ db, clock, limits }: EnterDeps) {
  const find = createKeyLookup(db)
  const perAddress = leasedLimit(limits, clock, () => apiLimits.perAddress)
  const wrong = wrongKeys({ limits, clock, name: 'wrong-api-keys', rule: apiLimits.wrongPerAddress })

  async function refused(problem: Problem, address: string | null): Promise<Turned> {
    const wait = await wrong.isWrong(address)
    return wait === null ? { problem } : tooMany(wait)
  }

  async function allowanceOf(profileId: string, now: number): Promise<Allowance & { readonly isOver: boolean }> {
    const { count: most, window } = apiLimits.perProfile
    const counted = await addToWindow(db, { key: usageKey(profileId), amount: 1, now, length: window * 1_000 })
    const endsIn = waitFor(counted.windowStart, apiLimits.perProfile, now)
    return { most, window, left: Math.max(most - counted.count, 0), endsIn, isOver: counted.count > most }
  }

  return async (authorization: string | undefined, address: string | null): Promise<Entered | Turned> => {
    const calls = address === null ? null : await perAddress(`api-calls:${address}`)
    if (calls !== null) return tooMany(calls)
    const key = bearer.exec(authorization ?? '')?.[1] ?? ''
    if (!isApiKey(key)) return refused(new Problem('UN_AUTHORIZED'), address)
    const hash = hashOf(key)
    const wait = wrong.waitBefore(address, hash)
    if (wait !== null) return tooMany(wait)
    const now = clock.now()
    const { problem, changes: found } = decideKeyUse(await find(hash), now)
    if (problem) return refused(problem, address)
    wrong.isRight(hash)
    const { isOver, ...allowance } = await allowanceOf(found.profile.id, now)
    if (isOver) return { ...tooMany(allowance.endsIn), allowance }
    if (found.lastUsedAt === null || found.lastUsedAt <= now - apiLimits.usedEvery) await saveUse(db, found.keyId, now)
    const { profile } = found
    const viewer = {
      ...{ userId: profile.user_id, profileId: profile.id, profileType: profile.type },
      ...{ sessionId: `key:${found.keyId}`, lastUsedAt: 0, profile },
    }
    return { viewer, scopes: new Set(found.scopes), allowance }
  }
}
