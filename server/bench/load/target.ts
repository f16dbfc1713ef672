import { endWithParent, startMeasured } from '../measured-product.ts'
import { makeWorld } from './people.ts'
import type { Memory } from './world.ts'

/**
 * Secrets that all processes of one product share. Limits of calls and the refusals of a full server are those of the product: the caller
 * is many people in many networks.
 */
const shared = { TOKEN_SECRET: 't'.repeat(40), OTP_SECRET: 'o'.repeat(40), TRUST_PROXY: '1', DEMO_STAYS_OVERNIGHT: '1' }

function memoryNow(): Memory {
  const { rss } = process.memoryUsage()
  globalThis.gc?.()
  return { rss, live: process.memoryUsage().heapUsed }
}

/**
 * A measured process: the product as a demo over the data folder of the first argument, on the PostgreSQL of the second one, or on SQLite
 * without it. Sends its port to the parent
 * process. Messages: a number signs people in, adds that many newcomers, and answers with everything that the caller must know; `rss`
 * answers with the memory in use; `memory` also collects garbage and answers with both figures.
 */
async function target(): Promise<void> {
  const [dataDir = '', url] = process.argv.slice(2)
  const product = await startMeasured({ ...shared, DATA_DIR: dataDir, ...(url === undefined ? {} : { DATABASE_URL: url }) })
  process.on('message', (question) => {
    if (typeof question === 'number') void makeWorld(product.deps, question).then((world) => process.send?.(world))
    if (question === 'rss') process.send?.(process.memoryUsage().rss)
    if (question === 'memory') process.send?.(memoryNow())
    if (question === 'stop') process.disconnect()
  })
  endWithParent(product.end)
  process.send?.(product.port)
}

await target()
