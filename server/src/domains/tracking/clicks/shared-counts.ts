import type { Deps } from '../../../deps.ts'
import { derive, keyedHash } from '#platform/keyed-hash.ts'
import { addToWindow } from '#platform/stores/counts.ts'
import { throttle } from '#platform/throttle.ts'

/** Number of clicks of one network after which a process reports them. All processes together may exceed a limit by this number each. */
const handful = 60
/** Largest number of networks whose reports are remembered. Only a network with a handful of clicks in a minute needs one. */
const mostNetworks = 5_000

type Known = { windowStart: number; own: number; others: number; until: number }

/**
 * Counts the clicks of a network over all processes, without a wait in a redirect: for each handful of clicks, a process adds them to a row
 * and reads what all processes have added. The row’s key is a hash, because no table holds the address of a visitor.
 */
export function sharedCounts({ db, clock, env, log }: Pick<Deps, 'db' | 'clock' | 'env' | 'log'>, window: number) {
  const secret = derive(env.secrets.otp, 'clicks of a network')
  const known = new Map<string, Known>()
  const reportThrottled = throttle(clock, 60_000)

  async function report(network: string): Promise<void> {
    const key = `clicks:${keyedHash(secret, network)}`
    const { count, windowStart } = await addToWindow(db, { key, amount: handful, now: clock.now(), length: window })
    const before = known.get(network)
    const own = handful + (before?.windowStart === windowStart ? before.own : 0)
    known.delete(network)
    if (known.size >= mostNetworks) known.delete(known.keys().next().value ?? '')
    known.set(network, { windowStart, own, others: count - own, until: clock.monotonic() + window })
  }

  return {
    /** Takes this process’s count of a network. Returns the count of all processes, as far as this one knows. */
    total(network: string, count: number): number {
      if (count % handful === 0)
        report(network).catch((error: unknown) =>
          reportThrottled('report', () => log.error('Clicks of a network cannot be counted with those of other processes', { error })),
        )
      const found = known.get(network)
      return found && clock.monotonic() < found.until ? count + found.others : count
    },
  }
}
