import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { WebhookDraft } from '@wasla/contract/webhooks/payload.ts'
import { openDatabase, type Database } from '../src/database/database.ts'
import { migrate } from '../src/database/migrations/migrate.ts'
import { inTransaction } from '../src/database/transaction.ts'
import { appendWebhooks, createWebhooksService } from '../src/domains/webhooks/service.ts'
import { webhooksHarness } from '../src/domains/webhooks/testing/harness.ts'
import { systemClock } from '../src/platform/clock.ts'
import { randomIds } from '../src/platform/ids.ts'
import { answerSteadily } from './measured-product.ts'

const brands = 20
const day = 86_400_000
/** Milliseconds between two rounds of the sender, as in its schedule. */
const every = 500
/** Deliveries that one transaction adds to the log. */
const bunch = 50_000

type Owner = { profileId: string; endpointId: string }

/** Adds delivered events to the log, each with its attempt, spread over 29 days and all endpoints. */
async function fill(db: Database, owners: readonly Owner[], from: number, to: number): Promise<void> {
  const now = systemClock.now()
  const body = JSON.stringify({ type: 'result.counted', version: 1, data: { text: 'x'.repeat(300) } })
  const of = (values: readonly string[]) => sql`json_extract(${JSON.stringify(values)}, '$[' || (i % ${values.length}) || ']')`
  const profile = of(owners.map(({ profileId }) => profileId))
  const endpoint = of(owners.map(({ endpointId }) => endpointId))
  const at = sql`cast(${now - 29 * day} + (i * ${28 * day} / ${to}) as integer)`
  const id = sql`printf('00000000-%012d', i)`
  for (let first = from; first < to; first += bunch) {
    const numbers = sql`with recursive n(i) as (select ${first} union all select i + 1 from n where i + 1 < ${Math.min(first + bunch, to)})`
    await inTransaction(db, async (tx) => {
      await sql`insert into webhook_messages (id, profile_id, event, subject, body, created_at) ${numbers}
        select 'msg_' || ${id}, ${profile}, 'RESULT_COUNTED', 'result:' || ${id}, ${body}, ${at} from n`.execute(tx)
      await sql`insert into webhook_deliveries (id, endpoint_id, message_id, subject, event, cause, state, tries, created_at,
        first_tried_at, last_tried_at, status, failure, milliseconds) ${numbers}
        select ${id}, ${endpoint}, 'msg_' || ${id}, 'result:' || ${id}, 'RESULT_COUNTED', 'EVENT', 'Delivered', 1, ${at},
        ${at}, ${at}, 200, null, 180 from n`.execute(tx)
      await sql`insert into webhook_attempts (delivery_id, number, at, milliseconds, status, failure, timestamp, signature, answer) ${numbers}
        select ${id}, 1, ${at}, 180, 200, null, 1764568800, 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=', 'ok' from n`.execute(tx)
    })
  }
  await sql`analyze`.execute(db)
}

/**
 * Runs the sender of webhooks with its timer on a database of its own, with some brands and a receiver that accepts everything. Answers
 * `/event/N` when the receiver has the event, and `/page/N`, `/nothing/N` and `/quiet/N` when they are done.
 */
async function target(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'wasla-bench-'))
  const handle = await openDatabase({ kind: 'sqlite', file: join(folder, 'wasla.db'), create: true })
  await migrate(handle.db, handle.dialect, systemClock.now())
  const t = await webhooksHarness(handle)
  const deps = { ...t, clock: systemClock, ids: randomIds(systemClock) }
  const arrived = new Map<number, () => void>()
  const service = createWebhooksService({
    ...deps,
    webhooks: {
      async send({ body }) {
        const { n } = (JSON.parse(body) as { data: { n: number } }).data
        arrived.get(n)?.()
        arrived.delete(n)
        return { status: 200, failure: null, answer: 'ok', retryAfter: 0 }
      },
    },
  })
  const owners: Owner[] = []
  for (let one = 0; one < brands; one++) {
    const { profileId } = await t.otherBrand(`+9665000001${String(one).padStart(2, '0')}`)
    const { id } = await service.add({ profileId }, { url: `https://brand-${one}.example/hooks`, events: ['RESULT_COUNTED'] })
    owners.push({ profileId, endpointId: id })
  }

  let count = 0
  const write = ({ profileId }: { profileId: string }) => {
    const n = ++count
    const draft: WebhookDraft = { profileId, event: 'RESULT_COUNTED', subject: `result:${n}`, data: { n, amount: 24_990, currency: 'SAR' } }
    return { n, done: inTransaction(t.db, (tx) => appendWebhooks(tx, deps, [draft])) }
  }
  const ownerAt = (index: number): Owner => {
    const owner = owners[index % brands]
    if (!owner) throw new Error('There is no such brand')
    return owner
  }
  const works: Readonly<Record<string, (index: number) => Promise<unknown>>> = {
    event: (index) =>
      new Promise<void>((resolve, reject) => {
        const { n, done } = write(ownerAt(index))
        arrived.set(n, resolve)
        done.catch(reject)
      }),
    page: (index) => {
      const { profileId, endpointId } = ownerAt(index)
      return service.deliveries({ profileId }, { endpointId })
    },
    nothing: () => inTransaction(t.db, (tx) => sql`select 1`.execute(tx)),
    quiet: () =>
      inTransaction(t.db, async (tx) => {
        await sql`select 1`.execute(tx)
        await appendWebhooks(tx, deps, [{ ...t.draft('quiet'), data: {} }])
      }),
  }
  async function answer(path: string, response: ServerResponse): Promise<void> {
    const [, what = '', index = ''] = path.split('/')
    const isDone = await (works[what]?.(Number(index)) ?? Promise.reject(new Error(what))).then(
      () => true,
      () => false,
    )
    response.writeHead(isDone ? 200 : 500).end()
  }
  const server = createServer((request, response) => void answer(request.url ?? '', response)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const timer = setInterval(() => void service.start(), every)

  answerSteadily(
    {
      port: (server.address() as AddressInfo).port,
      async end() {
        clearInterval(timer)
        server.closeAllConnections()
        server.close()
        await service.stop()
        await handle.close()
        rmSync(folder, { recursive: true, force: true })
      },
    },
    (from, to) => fill(t.db, owners, from, to),
  )
}

await target()
