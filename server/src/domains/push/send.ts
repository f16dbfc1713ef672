import { pushLimits } from '@wasla/contract/notifications/push/limits.ts'
import { pushMessageOf, type PushMessage } from '@wasla/contract/notifications/push/message.ts'
import { fallbackLanguage } from '@wasla/contract/platform/language.ts'
import { nameFor } from '@wasla/contract/profiles/names.ts'
import { shownProfile } from '@wasla/contract/profiles/public-fields.ts'
import type { Deps } from '../../deps.ts'
import { PushFailed } from '../../providers/push/port.ts'
import { countUnread } from '../notifications/service.ts'
import { findProfiles, toProfileRecord } from '../profiles/service.ts'
import { isWorthPushing } from './is-worth-pushing.ts'
import { claimPush, delayPush, deletePush, findDuePushes, type DuePush } from './stores/queue.ts'
import { deleteSubscription } from './stores/subscriptions.ts'

export type SendDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'log' | 'push'>

const minute = 60_000
const batchSize = 50
/** The wait after each failure, in milliseconds. The push is given up if the attempt after the last wait fails too. */
const waits = [minute, 5 * minute, 30 * minute, 2 * 60 * minute]

/** Returns the messages of pushes, in their order. Reads all senders and unread counts at once. */
async function messagesOf({ db, dialect }: SendDeps, pushes: readonly DuePush[]): Promise<(PushMessage & { push: DuePush })[]> {
  const lines = pushes.map((push) => push.notification)
  const senderIds = [...new Set(lines.flatMap(({ senderProfileId }) => senderProfileId ?? []))]
  const senders = new Map((senderIds.length === 0 ? [] : await findProfiles(db, senderIds)).map((row) => [row.id, row]))
  const unread = await countUnread(db, dialect, [...new Set(lines.map(({ profileId }) => profileId))])
  return pushes.map((push) => {
    const language = push.language ?? fallbackLanguage
    const row = senders.get(push.notification.senderProfileId ?? '')
    const sender = row ? shownProfile(toProfileRecord(row, language)) : null
    const message = pushMessageOf(push.notification, {
      language,
      unread: unread.get(push.notification.profileId) ?? 0,
      sender: sender && { name: nameFor(sender, language), leads: { userType: sender.type, username: sender.userName } },
    })
    return { ...message, push }
  })
}

/** Sends one claimed push. Returns whether the push service took it. */
async function sendOne({ db, clock, log, push: gateway }: SendDeps, due: DuePush, message: PushMessage): Promise<boolean> {
  const life = due.queuedAt + pushLimits.life - clock.now()
  try {
    const outcome = await gateway.send({ to: due.to, message, life })
    if (outcome === 'gone') await deleteSubscription(db, due.subscriptionId)
    else await deletePush(db, due)
    if (outcome === 'refused') log.error('A push was refused', { type: due.notification.type })
    return outcome === 'accepted'
  } catch (error) {
    const isOver = due.tries >= waits.length
    log.error(isOver ? 'A push was given up' : 'A push could not be sent', { type: due.notification.type, error })
    if (isOver) await deletePush(db, due)
    else if (error instanceof PushFailed && error.retryAfter > (waits[due.tries] ?? 0))
      await delayPush(db, due, clock.now() + error.retryAfter)
    return false
  }
}

/**
 * Pushes notifications that are due to their devices, for the timer, and returns how many were accepted. After each failure a push waits
 * longer; it is given up after a few hours. A push that says nothing new to its reader any more is dropped.
 */
export async function sendPushes(deps: SendDeps): Promise<number> {
  const { db, clock } = deps
  const now = clock.now()
  const claimed: DuePush[] = []
  for (const push of await findDuePushes(db, now, batchSize)) {
    if (!(await claimPush(db, push, now + (waits[push.tries] ?? minute)))) continue
    if (isWorthPushing(push, now)) claimed.push(push)
    else await deletePush(db, push)
  }
  if (claimed.length === 0) return 0
  const sent = await Promise.all((await messagesOf(deps, claimed)).map(async ({ push, ...message }) => sendOne(deps, push, message)))
  return sent.filter(Boolean).length
}
