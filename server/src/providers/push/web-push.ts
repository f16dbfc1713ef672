import { createHash } from 'node:crypto'
import type { Clock } from '#platform/clock.ts'
import type { Ids } from '#platform/ids.ts'
import type { VapidKeys } from '../../config/vapid-keys.ts'
import { checkedAddress, machineOf, NotFetched, type Network } from '../previews/guarded-hop.ts'
import { encryptPush } from './encrypt.ts'
import type { Post } from './post-pinned.ts'
import { PushFailed, type Push, type PushGateway, type PushOutcome } from './port.ts'
import { vapidSigner } from './vapid.ts'

type WebPushParts = {
  network: Pick<Network, 'resolve'> & { post: Post }
  /** The machine's clock: push services refuse signatures of another time. */
  clock: Pick<Clock, 'now'>
  ids: Pick<Ids, 'secret'>
  keys: VapidKeys & { subject: string }
  /** Timeout in milliseconds. */
  wait?: number
}

const longestWait = 10_000
const anywhere = () => true

/** A push service replaces a push that it still holds by a newer one of the same topic: 32 letters of base64url. */
const topicOf = (tag: string) => createHash('sha256').update(tag).digest('base64url').slice(0, 32)

function outcomeOf(status: number, retryAfter: string | undefined): PushOutcome {
  if (status >= 200 && status < 300) return 'accepted'
  if (status === 404 || status === 410) return 'gone'
  if (status === 429 || status >= 500) {
    const seconds = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : 0
    throw new PushFailed(`the push service answered ${status}`, { retryAfter: seconds * 1000 })
  }
  return 'refused'
}

/** Returns the encrypted text; null if the browser's keys cannot encrypt anything. */
function bodyOf({ to, message }: Push, salt: Buffer): Buffer | null {
  try {
    return encryptPush(JSON.stringify(message), to, salt)
  } catch {
    return null
  }
}

/**
 * Pushes over the internet (RFC 8030). Browsers choose the address of their push service, so it is protected like every address that
 * somebody else chose (quality: security): https on the default port, a name that is checked before each connection, no redirects.
 */
export function webPush({ network, clock, ids, keys, wait = longestWait }: WebPushParts): PushGateway {
  const authorization = vapidSigner(keys)
  return {
    publicKey: keys.publicKey,
    async send(push) {
      const signal = AbortSignal.timeout(wait)
      const body = bodyOf(push, Buffer.from(ids.secret(16), 'base64url'))
      if (!body) return 'gone'
      try {
        const url = checkedAddress(push.to.endpoint, anywhere)
        const headers = {
          authorization: await authorization(url, clock.now()),
          'content-type': 'application/octet-stream',
          'content-encoding': 'aes128gcm',
          ttl: String(Math.max(0, Math.floor(push.life / 1000))),
          topic: topicOf(push.message.tag),
          urgency: 'normal',
        }
        const answer = await network.post(url, await machineOf(url.hostname, network, signal), { headers, body }, signal)
        answer.destroy()
        return outcomeOf(answer.statusCode ?? 0, answer.headers['retry-after'])
      } catch (error) {
        if (error instanceof PushFailed) throw error
        throw new PushFailed(reasonOf(error, signal), { cause: error })
      }
    },
  }
}

const reasonOf = (error: unknown, signal: AbortSignal): string =>
  signal.aborted
    ? 'the push service did not answer in time'
    : error instanceof NotFetched
      ? 'the address may not be called'
      : 'the push service could not be reached'
