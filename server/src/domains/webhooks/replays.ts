import { changesOf } from '@wasla/contract/common/decision.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { ReplayWebhookEventsInput, WebhookDelivery, WebhookReplay } from '@wasla/contract/generated/user-types.ts'
import { decideSending, deliveryMissing } from '@wasla/contract/webhooks/endpoint.ts'
import { webhookLimits } from '@wasla/contract/webhooks/limits.ts'
import { decidePeriod } from '@wasla/contract/webhooks/replay.ts'
import { deliveryView } from '@wasla/contract/webhooks/view.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { appendReplays, appendTest } from './append.ts'
import type { EndpointDeps } from './endpoints.ts'
import { countRequested, findDelivery } from './stores/deliveries.ts'
import { lockEndpoint, saveHealth } from './stores/endpoints.ts'
import { hastenLane } from './stores/lanes.ts'
import { findMessages } from './stores/queue.ts'

/** Returns an endpoint that may be sent to, locked, and without its pause: its owner asked for this attempt. */
async function readied(tx: Database, { dialect }: EndpointDeps, profileId: string, id: string) {
  const endpoint = changesOf(decideSending(await lockEndpoint(tx, dialect, id, profileId)))
  const { failures, failingSince, pausedUntil } = endpoint
  if (pausedUntil !== null) await saveHealth(tx, id, { failures, failingSince, pausedUntil: null })
  return endpoint
}

async function shown(tx: Database, profileId: string, id: string): Promise<WebhookDelivery> {
  const found = await findDelivery(tx, profileId, id)
  if (!found) throw deliveryMissing()
  return deliveryView(found.delivery, found.dueAt)
}

/** Throws `RATE_LIMITED` while too much waits that the owner asked for: nobody may queue any number of requests to an address. */
async function requireRoom(tx: Database, endpointId: string): Promise<void> {
  const most = webhookLimits.replayed
  if ((await countRequested(tx, endpointId, most)) >= most) throw new Problem('RATE_LIMITED', { retryAfter: 60 })
}

/** Counts events that are sent again. Throws `RATE_LIMITED` after too many a day. */
const takeReplays = (tx: Database, { limits }: EndpointDeps, profileId: string, amount: number): Promise<void> =>
  limits.enforce(`webhook-replays:${profileId}`, webhookLimits.replaysPerProfile, { whenDown: 'closed', within: tx, amount })

export const sendTest = (deps: EndpointDeps, profileId: string, endpointId: string): Promise<WebhookDelivery> =>
  inTransaction(deps.db, async (tx) => {
    const endpoint = await readied(tx, deps, profileId, endpointId)
    await requireRoom(tx, endpointId)
    return shown(tx, profileId, await appendTest(tx, deps, endpoint))
  })

/** Sends a delivery again. One that waits for its next attempt is tried now; of any other, the same message is queued again. */
export const replayDelivery = (deps: EndpointDeps, profileId: string, id: string): Promise<WebhookDelivery> =>
  inTransaction(deps.db, async (tx) => {
    const found = await findDelivery(tx, profileId, id)
    if (!found) throw deliveryMissing()
    const { endpointId, messageId, subject, event, state } = found.delivery
    await readied(tx, deps, profileId, endpointId)
    if (state === 'Waiting' || state === 'Retrying') {
      await hastenLane(tx, { endpointId, subject }, deps.clock.now())
      return shown(tx, profileId, id)
    }
    await requireRoom(tx, endpointId)
    await takeReplays(tx, deps, profileId, 1)
    const [again = ''] = await appendReplays(tx, deps, { endpointId, messages: [{ id: messageId, event, subject }] })
    return shown(tx, profileId, again)
  })

/**
 * Sends the events of a period again, the oldest first: those that were delivered, those that were given up, and those that happened while
 * the endpoint was off.
 */
export const replayPeriod = (
  deps: EndpointDeps,
  profileId: string,
  { endpointId, ...typed }: ReplayWebhookEventsInput,
): Promise<WebhookReplay> =>
  inTransaction(deps.db, async (tx) => {
    const endpoint = await readied(tx, deps, profileId, endpointId)
    const most = webhookLimits.replayed
    const waiting = await countRequested(tx, endpointId, most)
    const period = changesOf(decidePeriod(waiting, typed, deps.clock.now()))
    const found = await findMessages(tx, { profileId, events: endpoint.events, ...period }, most + 1)
    const messages = wholeMoments(found, most)
    if (messages.length > 0) await takeReplays(tx, deps, profileId, messages.length)
    await appendReplays(tx, deps, { endpointId, messages })
    const next = found.at(messages.length)
    return { count: messages.length, nextFrom: next ? new Date(next.created_at).toISOString() : null }
  })

/**
 * Returns at most `most` messages. If there are more, leaves out all of the moment at which they are cut, because the next call begins with
 * this moment. If all are of one moment, keeps them.
 */
function wholeMoments<Message extends { created_at: number }>(found: readonly Message[], most: number): readonly Message[] {
  const cut = found.at(most)?.created_at
  if (cut === undefined) return found
  const whole = found.filter(({ created_at: at }) => at < cut)
  return whole.length > 0 ? whole : found.slice(0, most)
}
