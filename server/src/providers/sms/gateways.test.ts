import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { openTestDatabase, testMoment } from '#database/testing/each-database.ts'
import { manualClock } from '#platform/clock.ts'
import { countedIds } from '#platform/ids.ts'
import { createLog, silentLog } from '#platform/log.ts'
import { localSms } from './local.ts'
import { SmsFailed, type SmsGateway } from './port.ts'
import { smsMessage } from './texts.ts'
import { vendorSms } from './vendor.ts'

const number = '+966512345678'
const message = smsMessage('code', number, 'ar', { code: '042137', product: 'وصلة' })

type Received = { headers: IncomingHttpHeaders; body: Record<string, unknown> }
type Delivery = { to: unknown; text: unknown }

/** A gateway under test, its deliveries, and a way to break it. */
type Bench = { gateway: SmsGateway; delivered(): Promise<Delivery[]>; breakIt(): Promise<void> }

const servers: Server[] = []
afterEach(() => servers.splice(0).forEach((server) => void (server.closeAllConnections(), server.close())))

/** Starts an SMS vendor on this machine that answers with `status`, or not at all. */
async function vendor(status: () => number | null) {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown> })
      const answer = status()
      if (answer !== null) response.writeHead(answer, answer === 302 ? { location: '/elsewhere' } : {}).end('{}')
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages` }
}

const account = { key: 'a key', sender: 'WASLA', templates: {} }

const benches: Record<string, () => Promise<Bench>> = {
  async local() {
    const { db, close } = await openTestDatabase()
    const clock = manualClock(testMoment)
    const delivered = async () =>
      (await db.selectFrom('outbox').selectAll().execute()).map((row) => ({ to: row.to_number, text: row.text }))
    return { gateway: localSms({ db, clock, ids: countedIds(clock), log: silentLog }), delivered, breakIt: close }
  },
  async vendor() {
    let status = 202
    const { received, url } = await vendor(() => status)
    return {
      gateway: vendorSms({ ...account, url }),
      delivered: async () => received.map(({ body }) => ({ to: body['to'], text: body['text'] })),
      breakIt: async () => void (status = 500),
    }
  },
}

describe.each(Object.entries(benches))('a message through the %s gateway', (_, open) => {
  it('arrives at its number with its text', async () => {
    const { gateway, delivered } = await open()
    await gateway.send(message)
    expect(await delivered()).toEqual([{ to: number, text: '042137 هو رمز الدخول إلى وصلة' }])
  })

  it('fails if it could not be handed over', async () => {
    const { gateway, breakIt } = await open()
    await breakIt()
    await expect(gateway.send(message)).rejects.toThrow()
  })

  it('is not sent if its caller has aborted', async () => {
    const { gateway, delivered } = await open()
    await expect(gateway.send(message, AbortSignal.abort())).rejects.toThrow(SmsFailed)
    expect(await delivered()).toEqual([])
  })
})

describe('localSms', () => {
  it('keeps the newest two hundred messages, and logs neither number nor code', async () => {
    const { db } = await openTestDatabase()
    const clock = manualClock(testMoment)
    const lines: string[] = []
    const gateway = localSms({ db, clock, ids: countedIds(clock), log: createLog('debug', { write: (line) => void lines.push(line) }) })
    for (let n = 0; n < 205; n++) {
      clock.advance(1)
      await gateway.send({ ...message, text: `message ${n}` })
    }
    const stored = await db.selectFrom('outbox').select('text').orderBy('sent_at').execute()
    expect([stored.length, stored[0]?.text]).toEqual([200, 'message 5'])
    await gateway.send(message)
    expect(lines).toHaveLength(206)
    expect(lines.join('')).not.toMatch(/512345678|042137|message \d/)
  })

  it('prints the text if there is a terminal', async () => {
    const { db } = await openTestDatabase()
    const clock = manualClock(testMoment)
    const shown: string[] = []
    await localSms({ db, clock, ids: countedIds(clock), log: silentLog, print: (line) => void shown.push(line) }).send(message)
    expect(shown).toEqual([message.text])
  })
})

describe('vendorSms', () => {
  it('sends the key, the sender and the registered template', async () => {
    const { received, url } = await vendor(() => 200)
    await vendorSms({ ...account, url, templates: { 'code.ar': '17' } }).send(message)
    expect(received[0]?.headers).toMatchObject({ authorization: 'Bearer a key', 'content-type': 'application/json' })
    expect(received[0]?.body).toEqual({
      to: number,
      from: 'WASLA',
      text: message.text,
      template: '17',
      variables: { code: '042137', product: 'وصلة' },
    })
  })

  it.each([
    [401, 'the key was refused'],
    [429, 'the vendor is limiting us'],
    [503, 'the vendor failed'],
    [400, 'the vendor refused it (400)'],
    [302, 'the vendor could not be reached'],
  ])('fails if the vendor answers %i: %s', async (status, reason) => {
    const { url } = await vendor(() => status)
    await expect(vendorSms({ ...account, url }).send(message)).rejects.toMatchObject({ name: 'SmsFailed', reason })
  })

  it('fails if the vendor does not answer in time', async () => {
    const { url } = await vendor(() => null)
    await expect(vendorSms({ ...account, url }, 20).send(message)).rejects.toMatchObject({ reason: 'the vendor did not answer in time' })
  })

  it('fails without a vendor, and the error has no number, text or key', async () => {
    const failure = await vendorSms({ ...account, url: 'http://127.0.0.1:9/messages' })
      .send(message)
      .catch((error: unknown) => error)
    expect(failure).toMatchObject({ reason: 'the vendor could not be reached' })
    expect(String(failure instanceof Error ? `${failure.message} ${String(failure.cause)}` : failure)).not.toMatch(/512345678|042137|a key/)
  })
})
