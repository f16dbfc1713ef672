import { writeSync } from 'node:fs'
import { openDatabase } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { manualClock, systemClock } from '#platform/clock.ts'
import { randomIds } from '#platform/ids.ts'
import { testDeps } from '../../../../testing/test-deps.ts'
import { appendWebhooks, createWebhooksService } from '../../service.ts'

/**
 * A process that can be killed at any moment: `worker.ts FILE NOW PROFILE write|send`. As a writer it adds events of three subjects for ever,
 * and prints each number after its commit. As a sender it sends what is due, and prints each number when its receiver has it.
 */
const [file = '', now = '', profileId = '', work = ''] = process.argv.slice(2)
const handle = await openDatabase({ kind: 'sqlite', file, create: false })
const say = (text: string) => writeSync(process.stdout.fd, `${text}\n`)
const deps = {
  ...testDeps(handle),
  clock: manualClock(Number(now)),
  ids: randomIds(systemClock),
  webhooks: {
    async send({ body }: { body: string }) {
      say(String((JSON.parse(body) as { data: { n: number } }).data.n))
      return { status: 200, failure: null, answer: 'ok', retryAfter: 0 }
    },
  },
}

if (work === 'write')
  for (let n = 0; ; n++) {
    const draft = { profileId, event: 'RESULT_COUNTED', subject: `subject:${n % 3}`, data: { n } } as const
    await inTransaction(handle.db, (tx) => appendWebhooks(tx, deps, [draft]))
    say(String(n))
  }

await createWebhooksService(deps).send()
await handle.close()
