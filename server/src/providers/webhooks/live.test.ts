import { describe, expect, it } from 'vitest'
import { webhookLimits } from '@wasla/contract/webhooks/limits.ts'
import { liveWebhooks } from './live.ts'
import type { WebhookRequest } from './port.ts'
import { signatureHeader } from './sign.ts'
import { answering, isGenuine, startReceiver } from './testing/receiver.ts'

const request: WebhookRequest = {
  url: 'https://nabt.example/hooks',
  id: 'msg_1',
  timestamp: 1_700_000_000,
  signature: 'v1,abc',
  body: '{"type":"result.counted","name":"قهوة"}',
}
const never = new AbortController().signal
const sendTo = async (receiver: Awaited<ReturnType<typeof startReceiver>>, over: Partial<WebhookRequest> = {}, wait = 2_000) =>
  liveWebhooks({ network: receiver.network, wait }).send({ ...request, ...over }, never)

describe('the format of standard-webhooks', () => {
  it('is what the example of the standard says', () => {
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
    const signed = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1_614_265_330, body: '{"test": 2432232314}' }
    expect(signatureHeader([secret], signed)).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
  })

  it('is accepted by a receiver that checks it, with each of two secrets', async () => {
    const secrets = ['first', 'second'].map((name) => `whsec_${Buffer.from(name.repeat(6)).toString('base64')}`)
    const receiver = await startReceiver()
    await sendTo(receiver, { signature: signatureHeader(secrets, request) })
    const [got] = receiver.got
    if (!got) throw new Error('Nothing was received')
    const now = request.timestamp * 1_000
    expect(got.body).toBe(request.body)
    expect(secrets.map((secret) => isGenuine(secret, got.headers, got.body, now))).toEqual([true, true])
    expect(isGenuine(`whsec_${Buffer.from('another').toString('base64')}`, got.headers, got.body, now)).toBe(false)
    expect(isGenuine(secrets[0] ?? '', got.headers, got.body.replace('counted', 'reversed'), now)).toBe(false)
    expect(isGenuine(secrets[0] ?? '', got.headers, got.body, now + 3_600_000)).toBe(false)
  })
})

describe('liveWebhooks', () => {
  it('sends JSON without cookies and credentials, and reports the answer', async () => {
    const receiver = await startReceiver(answering(202, { 'content-type': 'text/plain' }, 'got it'))
    expect(await sendTo(receiver)).toEqual({ status: 202, failure: null, answer: 'got it', retryAfter: 0 })
    expect(receiver.got[0]).toMatchObject({ machine: '8.8.8.8', url: request.url })
    const { headers } = receiver.got[0] ?? {}
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': 'msg_1', 'webhook-timestamp': '1700000000' })
    for (const name of ['cookie', 'authorization', 'referer']) expect(headers).not.toHaveProperty(name)
  })

  it('reports an error status, and how long the receiver asks to wait', async () => {
    expect(await sendTo(await startReceiver(answering(503, { 'retry-after': '120' }, 'busy')))).toEqual({
      status: 503,
      failure: 'STATUS',
      answer: 'busy',
      retryAfter: 120_000,
    })
    expect(await sendTo(await startReceiver(answering(500, { 'retry-after': 'soon' })))).toMatchObject({ retryAfter: 0 })
  })

  it('never follows a redirect', async () => {
    const receiver = await startReceiver(answering(302, { location: 'https://inside.example/' }))
    expect(await sendTo(receiver)).toMatchObject({ status: 302, failure: 'STATUS' })
    expect(receiver.got).toHaveLength(1)
  })

  it('reads only the beginning of an answer, as text that can be shown', async () => {
    const long = await sendTo(await startReceiver(answering(200, {}, 'x'.repeat(1_000_000))))
    expect(long.answer).toHaveLength(webhookLimits.answerBytes)
    const strange = await sendTo(await startReceiver(answering(200, {}, 'a\u0000b\u001B[31mc\nd')))
    expect(strange.answer).toBe('ab[31mc\nd')
    const packed = await sendTo(await startReceiver(answering(200, { 'content-encoding': 'gzip' }, 'zzz')))
    expect(packed).toMatchObject({ failure: null, answer: '' })
  })

  it('ends the attempt at its timeout', async () => {
    expect(await sendTo(await startReceiver(() => undefined), {}, 50)).toMatchObject({ status: null, failure: 'NO_ANSWER' })
  })

  it('reports the status of an answer that goes on until the attempt ends', async () => {
    const { network } = await startReceiver((response) => void response.writeHead(200).write('a'))
    const ending = new AbortController()
    /** Ends the attempt once the head of the answer is there, however long that takes. */
    const post: typeof network.post = async (...given) => {
      const answer = await network.post(...given)
      ending.abort()
      return answer
    }
    const sent = liveWebhooks({ network: { ...network, post } }).send(request, ending.signal)
    expect(await sent).toMatchObject({ status: 200, failure: null })
  })

  it('reports a receiver that cannot be reached', async () => {
    const gone = { resolve: () => Promise.reject(new Error('ENOTFOUND')), post: () => Promise.reject(new Error('unused')) }
    expect(await liveWebhooks({ network: gone }).send(request, never)).toMatchObject({ failure: 'UNREACHABLE', status: null, answer: null })
  })

  it.each(['http://nabt.example/', 'https://nabt.example:8443/', 'https://u:p@nabt.example/', 'https://127.0.0.1/', 'file:///etc/passwd'])(
    'never calls %s',
    async (url) => {
      const receiver = await startReceiver()
      expect(await sendTo(receiver, { url })).toMatchObject({ failure: 'ADDRESS' })
      expect(receiver.got).toEqual([])
    },
  )

  it.each([
    ['this machine', ['127.0.0.1']],
    ['a private net', ['10.1.2.3']],
    ['the machine’s metadata', ['169.254.169.254']],
    ['an open machine and a closed one', ['8.8.8.8', '192.168.0.1']],
    ['itself by IPv6', ['::1']],
  ])('never calls a name that leads to %s', async (_, machines) => {
    const receiver = await startReceiver(answering(200), machines)
    expect(await sendTo(receiver)).toMatchObject({ failure: 'ADDRESS' })
    expect(receiver.got).toEqual([])
  })
})
