import type { Clock } from '#platform/clock.ts'
import { SmsFailed, type SmsGateway } from './port.ts'

const window = 30_000
const tolerated = 5
const longestWait = 5_000

const timedOut = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new SmsFailed('it took too long', signal.reason)), { once: true }),
  )

/**
 * Limits a send to five seconds. After five failures within thirty seconds, it sends nothing until the first failure is thirty seconds old.
 * Callers then fail at once instead of waiting in vain (F13). Throws `SmsFailed`.
 */
export function guardedSms(gateway: SmsGateway, clock: Clock, wait = longestWait): SmsGateway {
  let failures: number[] = []
  return {
    async send(message, signal) {
      const now = clock.monotonic()
      failures = failures.filter((moment) => now - moment < window)
      if (failures.length >= tolerated) throw new SmsFailed('too many failures just now')
      const deadline = AbortSignal.timeout(wait)
      const either = signal ? AbortSignal.any([deadline, signal]) : deadline
      try {
        await Promise.race([gateway.send(message, either), timedOut(either)])
        failures = []
      } catch (error) {
        failures = [...failures, clock.monotonic()].slice(-tolerated)
        throw error instanceof SmsFailed ? error : new SmsFailed('the gateway failed', error)
      }
    },
  }
}
