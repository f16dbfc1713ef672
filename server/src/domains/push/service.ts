import { Problem } from '@wasla/contract/errors/problem.ts'
import type { PushDevice } from '@wasla/contract/generated/user-types.ts'
import { pushLimits } from '@wasla/contract/notifications/push/limits.ts'
import { readSubscription, type PushSubscriptionKeys } from '@wasla/contract/notifications/push/subscription.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../session/viewer.ts'
import { sendPushes, type SendDeps } from './send.ts'
import { deletePushesBefore } from './stores/queue.ts'
import { deleteEnded, deleteOldest, deleteOwn, findSubscription, replaceSubscription } from './stores/subscriptions.ts'

export { waitingPushes } from './stores/queue.ts'

/** Notifications on devices (docs/decisions/061-web-push.md). A subscription belongs to a session and ends with it. */
export type PushService = {
  /** `myPushDevice`: returns the key to subscribe with, and whether this session is subscribed at the endpoint. */
  device(viewer: Pick<Viewer, 'sessionId'>, endpoint: string | null | undefined): Promise<PushDevice>
  /**
   * `addPushSubscription`: subscribes the device of this session. A former subscription of the session ends, and so does one of another
   * account at the same endpoint. Of an account, the newest ten stay. Throws `DTO_VALIDATION_ERROR`, and `FEATURE_DISABLED` if nothing is
   * pushed here. Idempotent.
   */
  add(viewer: Pick<Viewer, 'sessionId' | 'userId'>, input: PushSubscriptionKeys): Promise<PushDevice>
  /** `removePushSubscription`: ends a subscription of the account. Ignores other endpoints. */
  remove(viewer: Pick<Viewer, 'sessionId' | 'userId'>, endpoint: string): Promise<PushDevice>
  /** Pushes what is due, for the timer. Returns how many pushes were accepted. */
  send(): Promise<number>
  /** Deletes subscriptions of ended sessions, and pushes that are too old. */
  sweep(): Promise<void>
}

const isSame = (one: PushSubscriptionKeys, other: PushSubscriptionKeys) =>
  one.endpoint === other.endpoint && one.p256dh === other.p256dh && one.auth === other.auth

export function createPushService(deps: SendDeps & Pick<Deps, 'ids'>): PushService {
  const { db, clock, ids, push } = deps
  const device: PushService['device'] = async ({ sessionId }, endpoint) => {
    const stored = push.publicKey !== null && endpoint ? await findSubscription(db, sessionId) : undefined
    return { publicKey: push.publicKey, isSubscribed: stored !== undefined && stored.endpoint === endpoint }
  }
  return {
    device,
    async add(viewer, input) {
      const keys = readSubscription(input)
      if (push.publicKey === null) throw new Problem('FEATURE_DISABLED')
      await inTransaction(db, async (tx) => {
        const former = await findSubscription(tx, viewer.sessionId)
        if (former && isSame(former, keys)) return
        await replaceSubscription(tx, { ...keys, id: ids.uuid(), session_id: viewer.sessionId, created_at: clock.now() })
        await deleteOldest(tx, viewer.userId)
      })
      return device(viewer, keys.endpoint)
    },
    async remove(viewer, endpoint) {
      await deleteOwn(db, viewer.userId, endpoint)
      return device(viewer, endpoint)
    },
    send: () => sendPushes(deps),
    async sweep() {
      const now = clock.now()
      await deleteEnded(db, now)
      await deletePushesBefore(db, now - pushLimits.life)
    },
  }
}
