import type { Clock } from '#platform/clock.ts'
import { remembered } from '#platform/remembered.ts'
import type { Database } from '#database/database.ts'
import { findSharedContacts, type ContactPair } from '../stores/shared-contacts.ts'

/** Milliseconds for which an answer is remembered. */
const life = 60_000
const most = 20_000

const nameOf = ({ profileId, ownerId }: ContactPair) => `${profileId}\n${ownerId}`

/**
 * Returns whether participants share a phone number or a bank account with the owners of their programs (Y-08), as it was at most a minute
 * ago. The answer is remembered because a query for every click would cost more than writing the click. Contacts are checked again before
 * anything is paid.
 */
export function createContactCache({ clock }: { clock: Pick<Clock, 'monotonic'> }) {
  const cached = remembered<{ readonly isShared: boolean; readonly at: number }>(most)

  return {
    /** Returns a function that returns whether the two people of one of these pairs share a contact. */
    async sharing(tx: Database, pairs: readonly ContactPair[]): Promise<(pair: ContactPair) => boolean> {
      const now = clock.monotonic()
      const isFresh = (pair: ContactPair) => now - (cached.get(nameOf(pair))?.at ?? Number.NEGATIVE_INFINITY) < life
      const unknown = pairs.filter((pair) => !isFresh(pair))
      const found = new Set((await findSharedContacts(tx, unknown)).map(nameOf))
      for (const pair of unknown) cached.set(nameOf(pair), { isShared: found.has(nameOf(pair)), at: now })
      return (pair) => cached.get(nameOf(pair))?.isShared ?? found.has(nameOf(pair))
    },
    /** Forgets all answers: the demo was reset (U-02). */
    clear: cached.clear,
  }
}

export type ContactCache = ReturnType<typeof createContactCache>
