import type { IncomingMessage } from 'node:http'
import { webhookLimits } from '@wasla/contract/webhooks/limits.ts'
import { checkedAddress, machineOf, NotFetched, type Network } from '../previews/guarded-hop.ts'
import type { Post } from '../push/post-pinned.ts'
import type { WebhookGateway, WebhookOutcome } from './port.ts'

type LiveParts = { network: Pick<Network, 'resolve'> & { post: Post }; wait?: number }

const anywhere = () => true
const { answer: longestWait, answerBytes } = webhookLimits

/** Control characters except line breaks and tabs. Neither database nor page can show them. */
const unprintable = /(?![\t\n\r])\p{Cc}/gu

/** Reads only the beginning of an answer: a receiver may send any number of bytes. */
async function beginningOf(answer: IncomingMessage): Promise<string> {
  const isPacked = (answer.headers['content-encoding'] ?? 'identity') !== 'identity'
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer) {
    parts.push(part as Buffer)
    size += (part as Buffer).length
    if (size >= answerBytes) break
  }
  if (isPacked) return ''
  return new TextDecoder().decode(Buffer.concat(parts).subarray(0, answerBytes)).replaceAll(unprintable, '')
}

const secondsOf = (header: string | undefined) => (/^\d{1,6}$/.test(header ?? '') ? Number(header) : 0)

/** Reads an answer. If its body breaks off after a status of success, the receiver still has the event. */
async function outcomeOf(answer: IncomingMessage): Promise<WebhookOutcome> {
  const status = answer.statusCode ?? 0
  const isGood = status >= 200 && status < 300
  const text = await beginningOf(answer).catch(() => '')
  return { status, failure: isGood ? null : 'STATUS', answer: text, retryAfter: secondsOf(answer.headers['retry-after']) * 1_000 }
}

const failed = (failure: WebhookOutcome['failure']): WebhookOutcome => ({ status: null, failure, answer: null, retryAfter: 0 })

/**
 * Sends over the internet. A brand chooses the address, so it is protected like every address that somebody else chose (quality: security):
 * https on the default port, a name that is checked before each connection, no redirects, and limits for time and size.
 */
export const liveWebhooks = ({ network, wait = longestWait }: LiveParts): WebhookGateway => ({
  async send({ url: address, id, timestamp, signature, body }, stopped) {
    const signal = AbortSignal.any([AbortSignal.timeout(wait), stopped])
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'WaslaWebhooks/1.0',
      'accept-encoding': 'identity',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signature,
    }
    try {
      const url = checkedAddress(address, anywhere)
      const answer = await network.post(url, await machineOf(url.hostname, network, signal), { headers, body: Buffer.from(body) }, signal)
      try {
        return await outcomeOf(answer)
      } finally {
        answer.destroy()
      }
    } catch (error) {
      if (signal.aborted) return failed('NO_ANSWER')
      return failed(error instanceof NotFetched ? 'ADDRESS' : 'UNREACHABLE')
    }
  },
})
