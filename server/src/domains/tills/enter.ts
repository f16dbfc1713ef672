import { tillLimits } from '@wasla/contract/tills/limits.ts'
import { tillBytes } from '@wasla/contract/tills/paths.ts'
import { decidePin, isPin } from '@wasla/contract/tills/pin.ts'
import type { TillRefusal } from '@wasla/contract/tills/refusals.ts'
import { sameText } from '#platform/keyed-hash.ts'
import { inTransaction } from '#database/transaction.ts'
import { hashOf } from '../tracking/service.ts'
import type { TillsDeps } from './deps.ts'
import { pinHash } from './pins.ts'
import { insertPhone } from './stores/phones.ts'
import { findByLink, lockTill, saveTill } from './stores/tills.ts'

/** What a phone gets for the right PIN. */
export type Entered = { readonly token: string }

/**
 * Lets a phone in for the PIN of its till. The till is locked while its PIN is compared, so that PINs that are typed at once are counted one
 * by one. A refusal is returned, not thrown: its count has to stay.
 */
export const enter = (deps: TillsDeps, link: string, pin: string): Promise<Entered | TillRefusal> =>
  inTransaction(deps.db, async (tx): Promise<Entered | TillRefusal> => {
    const found = await findByLink(tx, link)
    const till = found && (await lockTill(tx, deps.dialect, found.id))
    if (!till || till.revokedAt !== null) return { code: 'TILL_NOT_FOUND' }
    const now = deps.clock.now()
    const isRight = isPin(pin) && sameText(till.pin, pinHash(deps, till.id, pin))
    const decided = decidePin(till, isRight, now)
    if (decided.outcome !== 'RIGHT') {
      if (decided.changes) await saveTill(tx, till.id, decided.changes)
      if (decided.outcome === 'WRONG') return { code: 'PIN_WRONG', left: decided.left }
      if (decided.changes) deps.log.warn('A till was locked: its PIN was wrong too often', { till: till.id, locks: decided.changes.locks })
      return { code: 'TILL_LOCKED', retryAfter: decided.retryAfter }
    }
    const token = deps.ids.secret(tillBytes.token)
    await saveTill(tx, till.id, { ...decided.changes, lastUsedAt: now })
    await insertPhone(tx, { id: hashOf(token), tillId: till.id, createdAt: now, lastUsedAt: now }, tillLimits.phones)
    return { token }
  })
