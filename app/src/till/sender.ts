import type { StartTimer } from '#platform/timers.ts'
import type { TillApi } from './api.ts'
import type { Box } from './box.ts'
import { afterRefusal, afterSent, afterUndo, isPassing, nextCall, type NextCall } from './stored-order.ts'

type SenderParts = {
  box: Pick<Box, 'orders' | 'keep'>
  api: Pick<TillApi, 'order' | 'undo'>
  now: () => number
  startTimer: StartTimer
  /** Called after each change of what is kept, with whether the server could be reached. */
  onChange: (isOnline: boolean) => void
  /** Called if the phone has to type the PIN again, or if the till is not in use any more. */
  onRefused: (code: 'SIGNED_OUT' | 'TILL_NOT_FOUND') => void
}

/** Seconds between tries without a network. The last one is for all further tries; a sign of the network ends any wait. */
const waits = [2, 5, 15, 30, 60]

/**
 * Sends what the phone keeps, one call after another. What was sent and not answered is sent again with the same key, and the server counts
 * it once. So a reload, a second tab or a lost answer changes nothing.
 */
export function createSender({ box, api, now, startTimer, onChange, onRefused }: SenderParts) {
  let isRunning = false
  let failures = 0
  let stopWaiting = () => undefined as void

  /** Makes one call. Returns the seconds to wait before the next one; null if sending has to stop. */
  async function send({ kind, order }: NextCall): Promise<number | null> {
    if (kind === 'order') box.keep({ ...order, isTried: true })
    const { value, refusal } = await (kind === 'order' ? api.order(order) : api.undo(order.key))
    // The cashier may have undone the order meanwhile.
    const latest = box.orders().find(({ key }) => key === order.key) ?? order
    if (value) {
      box.keep(kind === 'order' ? afterSent(latest, value.order, now()) : afterUndo(latest, true))
      failures = 0
      onChange(true)
      return 0
    }
    if (refusal === 'AWAY') {
      onChange(false)
      return waits[Math.min(failures++, waits.length - 1)] ?? null
    }
    const { code, retryAfter } = refusal
    if (code === 'SIGNED_OUT' || code === 'TILL_NOT_FOUND') {
      onRefused(code)
      return null
    }
    if (isPassing(code)) return retryAfter ?? waits[0] ?? null
    box.keep(kind === 'order' ? afterRefusal(latest, code) : afterUndo(latest, false))
    onChange(true)
    return 0
  }

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    stopWaiting()
    let wait: number | null = 0
    try {
      while (wait === 0) {
        const next = nextCall(box.orders())
        wait = next ? await send(next) : null
      }
    } finally {
      isRunning = false
    }
    if (wait !== null) stopWaiting = startTimer(() => void run(), wait * 1000)
  }

  return { run }
}
