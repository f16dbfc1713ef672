import { mostAtOnce } from '@wasla/contract/webhooks/retry.ts'
import { inSharedTransaction } from '#database/group-commit/group-commit.ts'
import { inTransaction } from '#database/transaction.ts'
import { pause } from '#wait.ts'
import type { Deps } from '../../deps.ts'
import { attempt } from './attempt.ts'
import { giveUpSome } from './give-up.ts'
import { saveAttempt, type SaveDeps } from './save-attempt.ts'
import { findDueEndpoints, type DueEndpoint } from './stores/due.ts'
import { claimLane, findDueLanes, recountLane, retryLane, type Lane } from './stores/lanes.ts'
import { findHead } from './stores/open.ts'

type SenderDeps = SaveDeps & Pick<Deps, 'webhooks'>

/** Requests that one endpoint, and all endpoints together, may get at the same time from this process. */
const most = { ofEndpoint: 16, together: 128 }
/** Milliseconds for which a claim is valid. It is longer than the timeout of a request. */
const claim = 60_000
/** Milliseconds for which requests may still end when the process stops. */
const grace = 5_000

type WebhookSender = {
  /** Starts to send what is due, for the timer, and does not wait for the answers: a slow receiver delays no other. */
  start(): Promise<void>
  /** Sends everything that is due, and waits for it. */
  send(): Promise<void>
  /** Starts nothing more. Gives requests a few seconds to end; the rest is sent again by the next process. */
  stop(): Promise<void>
}

/**
 * Sends deliveries that are due: the subjects of an endpoint at the same time, the deliveries of a subject one after the other. Any number
 * of processes may do so, because each claims a subject before it sends. An endpoint that fails gets one request at a time.
 */
export function webhookSender(deps: SenderDeps): WebhookSender {
  const { db, clock, log } = deps
  const stopping = new AbortController()
  const inFlight = new Map<Promise<void>, string>()
  let starting: Promise<void> | undefined
  let mayBeMore = false
  let isStopping = false
  /** The endpoint that was served last. The next round begins behind it, so that each has its turn if there are too few places. */
  let lastServed = ''

  /** Whether the last round found nothing more to send, and everything that it sent has ended. */
  const isIdle = () => !mayBeMore && starting === undefined && inFlight.size === 0
  const countOf = (endpointId: string) => [...inFlight.values()].filter((id) => id === endpointId).length

  /** Sends the first delivery of a claimed subject. Returns whether the next one may follow. */
  async function sendFirst(lane: Lane, wasFailing: boolean): Promise<boolean> {
    const head = await findHead(db, lane)
    if (!head) {
      await inTransaction(db, (tx) => recountLane(tx, lane, clock.now()))
      return false
    }
    // The next round gives up what waits for this endpoint.
    if (head.endpoint.isClosed) return retryLane(db, lane, clock.now())
    const made = await attempt(deps, head, stopping.signal)
    // A request that was ended here says nothing about its receiver. The next process sends the delivery again.
    if (made.failure !== null && stopping.signal.aborted) {
      await retryLane(db, lane, clock.now())
      return false
    }
    return saveAttempt(deps, lane, head, made, wasFailing)
  }

  async function sendLane(lane: Lane, wasFailing: boolean): Promise<void> {
    try {
      if (await sendFirst(lane, wasFailing)) mayBeMore = true
    } catch (error) {
      log.error('A webhook could not be sent', { endpoint: lane.endpointId, error })
    }
  }

  function track(lane: Lane, wasFailing: boolean): void {
    const sending = sendLane(lane, wasFailing).finally(() => {
      inFlight.delete(sending)
      // What waited for a free place starts at once, and not at the next round of the timer.
      if (mayBeMore && !isStopping) void start().catch(() => undefined)
    })
    inFlight.set(sending, lane.endpointId)
  }

  /** Claims due subjects of an endpoint, as many as it may get now, and starts to send them. `busy`: number of endpoints that share. */
  async function startEndpoint({ id, failures }: DueEndpoint, busy: number): Promise<void> {
    const free = Math.min(mostAtOnce({ failures }, most, busy) - countOf(id), most.together - inFlight.size)
    if (free <= 0) {
      mayBeMore = true
      return
    }
    const now = clock.now()
    const lanes = await findDueLanes(db, id, now, free)
    if (lanes.length === free) mayBeMore = true
    await Promise.all(
      lanes.map(async (lane) => {
        const claimed = await inSharedTransaction(deps, (tx) => claimLane(tx, lane, now + claim))
        if (claimed) track(claimed, failures > 0)
      }),
    )
  }

  async function startAll(): Promise<void> {
    mayBeMore = false
    const due = await findDueEndpoints(db, clock.now())
    const busy = new Set([...due.map(({ id }) => id), ...inFlight.values()]).size
    const turn = Math.max(
      0,
      due.findIndex(({ id }) => id > lastServed),
    )
    for (const endpoint of [...due.slice(turn), ...due.slice(0, turn)]) {
      if (isStopping) return
      if (endpoint.isClosed) {
        if (await giveUpSome(deps, endpoint.id)) mayBeMore = true
      } else if (inFlight.size < most.together) {
        await startEndpoint(endpoint, busy)
        lastServed = endpoint.id
      } else mayBeMore = true
    }
  }

  const start = (): Promise<void> => (starting ??= (isStopping ? Promise.resolve() : startAll()).finally(() => (starting = undefined)))

  return {
    start,
    async send() {
      for (;;) {
        await start()
        await Promise.all(inFlight.keys())
        if (isIdle()) return
      }
    },
    async stop() {
      isStopping = true
      await starting?.catch(() => undefined)
      const ended = new AbortController()
      await Promise.race([Promise.all(inFlight.keys()).then(() => ended.abort()), pause(grace, ended.signal)])
      stopping.abort()
      await Promise.all(inFlight.keys())
    },
  }
}
