import { civilDate, isSameDay } from '@wasla/contract/platform/riyadh.ts'
import { isStoreAway } from '#database/store-away.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#database/database.ts'
import { insertOwnBrowsers, insertOwnNetworks } from '../stores/visitors.ts'
import type { Caller, VisitorHashes } from './visitors.ts'

type Own = Caller & { userId: string; at: number }

const most = { sessions: 20_000, waiting: 5_000 } as const

/**
 * Remembers in which browsers and on which networks accounts are signed in today, so that people do not earn from their own clicks (N-03,
 * Y-06). Compares each request of a session in memory with the one before it. New browsers and networks are written later, many in one
 * statement.
 */
export function ownBrowsers({ clock, visitors }: { clock: Clock; visitors: VisitorHashes }) {
  const last = new Map<string, Own>()
  let waiting: Own[] = []

  return {
    /**
     * Remembers the browser and network of a signed-in request. Cheap, because nearly every request has the same ones as the request before
     * it.
     */
    note({ sessionId, userId }: { sessionId: string; userId: string }, { network, agent }: Caller): void {
      const at = clock.now()
      const before = last.get(sessionId)
      if (before?.network === network && before.agent === agent && before.userId === userId && isSameDay(before.at, at)) return
      if (last.size >= most.sessions) last.delete(last.keys().next().value ?? '')
      const own = { userId, network, agent, at }
      last.set(sessionId, own)
      if (waiting.length < most.waiting) waiting.push(own)
    },
    hasWaiting: () => waiting.length > 0,
    /**
     * Writes new browsers and networks. Rows that fail because the database is down are written the next time. Call it outside of
     * transactions.
     */
    async flush(db: Database): Promise<void> {
      const taken = waiting
      waiting = []
      if (taken.length === 0) return
      try {
        const rows = await Promise.all(
          taken.map(async (own) => ({
            day: civilDate(own.at),
            visitor: await visitors.of(own, own.at),
            network: await visitors.networkOf(own.network, own.at),
            userId: own.userId,
          })),
        )
        await insertOwnBrowsers(db, rows)
        await insertOwnNetworks(db, rows)
      } catch (error) {
        if (isStoreAway(error)) waiting = [...taken, ...waiting].slice(0, most.waiting)
        throw error
      }
    },
    /** Forgets everything: the demo was reset (U-02). */
    clear(): void {
      last.clear()
      waiting = []
    },
  }
}
