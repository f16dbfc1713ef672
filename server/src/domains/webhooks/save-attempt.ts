import { afterFailure, healthy, isSwitchedOff, unhealthier } from '@wasla/contract/webhooks/retry.ts'
import type { WebhookEndpointRecord } from '@wasla/contract/webhooks/record.ts'
import type { Database } from '#database/database.ts'
import { inSharedTransaction } from '#database/group-commit/group-commit.ts'
import type { Deps } from '../../deps.ts'
import { notify } from '../notifications/service.ts'
import type { Attempt } from './attempt.ts'
import { lockEndpoint, saveEndpoint, saveHealth } from './stores/endpoints.ts'
import { advanceLane, hastenEndpoint, retryLane, type Lane } from './stores/lanes.ts'
import { insertAttempt, saveDelivery, type Head } from './stores/open.ts'

export type SaveDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'log'>

/** Switches an endpoint off, and notifies its owner. What waits for it becomes due, so that the sender gives it up. */
async function switchOff(tx: Database, deps: SaveDeps, endpoint: WebhookEndpointRecord): Promise<void> {
  await saveEndpoint(tx, { ...endpoint, offBy: 'FAILURES', offSince: deps.clock.now(), ...healthy })
  await hastenEndpoint(tx, endpoint.id, deps.clock.now())
  await notify(tx, deps, {
    profileId: endpoint.profileId,
    type: 'WEBHOOK_ENDPOINT_OFF',
    referenceId: endpoint.id,
    meta: { host: new URL(endpoint.url).hostname },
  })
}

/** Notes a failure at the endpoint, and switches it off if nothing was delivered for days. */
async function noteFailure(tx: Database, deps: SaveDeps, endpoint: WebhookEndpointRecord, status: number | null): Promise<void> {
  const now = deps.clock.now()
  const health = unhealthier(endpoint, now)
  if (isSwitchedOff(health, status, now)) await switchOff(tx, deps, { ...endpoint, ...health })
  else await saveHealth(tx, endpoint.id, health)
}

/**
 * Saves an attempt with everything that follows from it, in one transaction: the state of the delivery, the log, the next delivery of its
 * subject, and the health of the endpoint. Saves nothing if the claim is over. Returns whether the delivery is done, so that the next one
 * of its subject may be sent. An endpoint that its owner changed meanwhile keeps that change. To avoid deadlocks, the endpoint is locked
 * before its subjects, as in every transaction that changes both.
 */
export const saveAttempt = (
  deps: SaveDeps,
  lane: Lane,
  { delivery, endpoint: sentTo }: Head,
  made: Attempt,
  wasFailing: boolean,
): Promise<boolean> =>
  inSharedTransaction(deps, async (tx) => {
    const now = deps.clock.now()
    const isGood = made.failure === null
    const endpoint = isGood && !wasFailing ? null : await lockEndpoint(tx, deps.dialect, delivery.endpointId)
    const tries = delivery.tries + 1
    const firstTriedAt = delivery.firstTriedAt ?? made.at
    const after = isGood ? null : afterFailure({ tries, firstTriedAt }, made.retryAfter, now)
    const isDone = after === null || after.isOver
    if (!(after === null || after.isOver ? await advanceLane(tx, lane, now) : await retryLane(tx, lane, after.nextTryAt))) return false
    const { at, milliseconds, status, failure, timestamp, signature, answer } = made
    await saveDelivery(tx, {
      id: delivery.id,
      state: isGood ? 'Delivered' : isDone ? 'GivenUp' : 'Retrying',
      ...{ tries, firstTriedAt, lastTriedAt: at, status, failure, milliseconds },
    })
    await insertAttempt(tx, { deliveryId: delivery.id, number: tries, at, milliseconds, status, failure, timestamp, signature, answer })
    if (endpoint && endpoint.offBy === null && endpoint.url === sentTo.url) {
      if (!isGood) await noteFailure(tx, deps, endpoint, status)
      else if (endpoint.failures > 0) await saveHealth(tx, endpoint.id, healthy)
    }
    return isDone
  })
