import { conversionLimits } from '@wasla/contract/tracking/conversion-limits.ts'
import { subscriberOf } from '@wasla/contract/tracking/subscriber.ts'
import { isStoreBusy } from '#database/transaction.ts'
import { seldomCounted } from '#platform/seldom-counted.ts'
import { take, type Arriving } from './conversions.ts'
import type { TrackingDeps } from './deps.ts'
import { findClicks } from './stores/around.ts'

type Late = { readonly arriving: Arriving; readonly address: string | null; readonly until: number }

/** How many are taken in one round. */
const most = 200

/**
 * Pixels that could not be taken when they were loaded, because their click is not counted yet or the database was busy. A server sends its
 * report again, a page does not: so they wait here, in memory, until their click is there, and are forgotten after ten minutes. Whoever makes
 * ids up fills a share of the room at most.
 */
export function latePixels(deps: TrackingDeps) {
  const { db, clock, log } = deps
  let waiting: readonly Late[] = []
  const count = seldomCounted(clock, 60_000)
  const lose = (why: string) => count(why, (pixels) => log.warn('Pixels were lost whose clicks are not counted', { why, pixels }))

  /** One whose click is there; it waits on where the database is busy. Every other answer is its end: nobody waits for it. */
  async function takeOne(late: Late): Promise<void> {
    try {
      await take(deps, late.arriving)
    } catch (error) {
      if (!isStoreBusy(error)) log.error('A pixel was loaded and what it reports was lost', { error })
      else waiting = [...waiting, late]
    }
  }

  /** Whoever rents a server has tens of thousands of networks of 64 bits: a share for each of those would be all of the room. */
  function isFull(address: string | null): boolean {
    if (waiting.length >= conversionLimits.latePixels) return true
    if (address === null) return false
    const ofSubscriber = waiting.filter((late) => late.address !== null && subscriberOf(late.address) === subscriberOf(address))
    const own = ofSubscriber.filter((late) => late.address === address)
    return own.length >= conversionLimits.latePixelsPerAddress || ofSubscriber.length >= conversionLimits.latePixelsPerSubscriber
  }

  return {
    /** Lets one wait. What it reports happened now, whenever it is taken. */
    keep(arriving: Arriving, address: string | null): void {
      if (isFull(address)) return lose('too many wait')
      const now = clock.now()
      const reported = { ...arriving.reported, occurredAt: arriving.reported.occurredAt ?? now }
      waiting = [...waiting, { arriving: { ...arriving, reported }, address, until: now + conversionLimits.uncounted * 1000 }]
    },
    /** For the timer: takes those whose clicks are counted by now. */
    async takeCounted(): Promise<void> {
      if (waiting.length === 0) return
      const found = await findClicks(
        db,
        waiting.map(({ arriving }) => arriving.reported.clickId),
      )
      const known = new Set(found.map(({ id }) => id))
      const isKnown = ({ arriving }: Late) => known.has(arriving.reported.clickId)
      const counted = waiting.filter(isKnown).slice(0, most)
      const now = clock.now()
      const isOver = (late: Late) => !isKnown(late) && late.until <= now
      waiting.filter(isOver).forEach(() => lose('their clicks never came'))
      waiting = waiting.filter((late) => !counted.includes(late) && !isOver(late))
      for (const late of counted) await takeOne(late)
    },
  }
}

export type LatePixels = ReturnType<typeof latePixels>
