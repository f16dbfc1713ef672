import { isCodeSource } from '@wasla/contract/tracking/code-source.ts'
import { conversionLimits } from '@wasla/contract/tracking/conversion-limits.ts'
import { subscriberOf } from '@wasla/contract/tracking/subscriber.ts'
import { isStoreBusy } from '#database/transaction.ts'
import { countingThrottle } from '#platform/counting-throttle.ts'
import { take, type Arriving } from './conversions.ts'
import type { TrackingDeps } from './deps.ts'
import { logConversion } from './log-conversion.ts'
import { findClicks } from './stores/around.ts'

type Late = { readonly arriving: Arriving; readonly address: string | null; readonly until: number }

/** Largest number of pixel reports that one round of the timer stores. */
const most = 200

/**
 * Stores pixel reports that could not be stored on arrival, because their click was not counted yet or the database was busy. A server
 * sends its report again, but a page does not. The reports wait in memory until their click is counted, and are dropped after ten minutes.
 * Reports of one address, for example with made-up click ids, may take only a part of the room.
 */
export function latePixels(deps: TrackingDeps) {
  const { db, clock, log } = deps
  let waiting: readonly Late[] = []
  const count = countingThrottle(clock, 60_000)
  const lose = (why: string) => count(why, (pixels) => log.warn('Pixels were lost whose clicks are not counted', { why, pixels }))

  /**
   * Stores a report whose click is counted. If the database is busy, the report waits again. After any other outcome it is dropped, because
   * nobody waits for the answer.
   */
  async function takeOne(late: Late): Promise<void> {
    try {
      logConversion(log, late.arriving, await take(deps, late.arriving))
    } catch (error) {
      if (!isStoreBusy(error)) log.error('A pixel was loaded and what it reports was lost', { error })
      else waiting = [...waiting, late]
    }
  }

  /**
   * Also limits the reports per subscriber: a rented server has tens of thousands of /64 networks, which together would take all the room.
   */
  function isFull(address: string | null): boolean {
    if (waiting.length >= conversionLimits.latePixels) return true
    if (address === null) return false
    const ofSubscriber = waiting.filter((late) => late.address !== null && subscriberOf(late.address) === subscriberOf(address))
    const own = ofSubscriber.filter((late) => late.address === address)
    return own.length >= conversionLimits.latePixelsPerAddress || ofSubscriber.length >= conversionLimits.latePixelsPerSubscriber
  }

  return {
    /** Adds a report to the waiting reports. A report without a time gets the current time now, because it may be stored much later. */
    keep(arriving: Arriving, address: string | null): void {
      if (isFull(address)) return lose('too many wait')
      const now = clock.now()
      const reported = { ...arriving.reported, occurredAt: arriving.reported.occurredAt ?? now }
      waiting = [...waiting, { arriving: { ...arriving, reported }, address, until: now + conversionLimits.uncounted * 1000 }]
    },
    /** For the timer: stores the waiting reports whose clicks have been counted. */
    async takeCounted(): Promise<void> {
      if (waiting.length === 0) return
      const found = await findClicks(
        db,
        waiting.map(({ arriving }) => arriving.reported.clickId),
      )
      const known = new Set(found.map(({ id }) => id))
      const isKnown = ({ arriving: { reported } }: Late) => known.has(reported.clickId) || isCodeSource(reported.clickId)
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
