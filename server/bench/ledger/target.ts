import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { openDatabase } from '../../src/database/database.ts'
import { migrate } from '../../src/database/migrations/migrate.ts'
import { createLedgerService } from '../../src/domains/ledger/service.ts'
import type { NodeBindings } from '../../src/request/address.ts'
import { listen } from '../../src/http/listen.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { randomIds } from '../../src/platform/ids.ts'
import { silentLog } from '../../src/platform/log.ts'
import type { Hello, Question } from './compare.ts'
import { bareTransfers, fill, throughLedger } from './transfers.ts'

/**
 * The measured process. It makes transfers through the ledger, requested over the product’s HTTP server and answered after the commit is on
 * the disk. It also runs bare statements that write the same rows. Sends its port to the parent process.
 */
async function target(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'wasla-bench-'))
  const handle = await openDatabase({ kind: 'sqlite', file: join(folder, 'wasla.db'), create: true })
  await migrate(handle.db, handle.dialect, systemClock.now())
  const ledger = createLedgerService({ ...handle, clock: systemClock, ids: randomIds(systemClock), log: silentLog })
  const bare = bareTransfers(join(folder, 'bare.db'))
  await fill(handle, ledger)

  const app = new Hono<{ Bindings: NodeBindings }>()
  let count = 0
  app.post('/transfer', async (c) => {
    await c.req.json()
    await throughLedger(handle, ledger, ++count, true)
    return c.json({ moved: true })
  })
  const listening = await listen(app, { host: '127.0.0.1', port: 0 })

  process.on('message', (question: Question) => {
    if (question === 'cpu') process.send?.(process.cpuUsage())
    else if (question === 'stop') process.disconnect()
    else if (question === 'findings') void ledger.seal().then(async () => process.send?.((await ledger.check()).findings.length))
    else {
      for (let made = 0; made < question.bare; made++) bare.transfer(++count)
      process.send?.(process.cpuUsage())
    }
  })
  // Runs after `stop`, and also if the parent process fails. Nothing else would end this process then.
  process.once('disconnect', () => {
    void listening.close(500).then(async () => {
      bare.close()
      await handle.close()
      rmSync(folder, { recursive: true, force: true })
    })
  })
  process.send?.({ port: listening.port, tokens: [] } satisfies Hello)
}

await target()
