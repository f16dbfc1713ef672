import { Hono } from 'hono'
import type { NodeBindings } from '../src/request/address.ts'
import { listen } from '../src/http/listen.ts'
import { addBenchLinks } from './bench-links.ts'
import { endWithParent, startMeasured } from './measured-product.ts'

const links = 1_000

/**
 * The measured process. It runs the product as a demo behind one proxy, with a thousand more participants in a running program. It also
 * runs a bare Hono route that redirects to a fixed address. Sends both ports and the codes to the parent process. Messages: `clicks`
 * reports the number of counted clicks, `cpu` the processor time, and `redirecting` the processor time of the thread that answers.
 */
async function target(): Promise<void> {
  const product = await startMeasured({ TRUST_PROXY: '1', DEMO_STAYS_OVERNIGHT: '1' })
  const { db } = product.deps
  const { codes } = await addBenchLinks(product.deps, links)

  const bare = new Hono<{ Bindings: NodeBindings }>()
  bare.get('/t/:code', (c) => c.redirect('https://shop.example/landing'))
  const bareListening = await listen(bare, { host: '127.0.0.1', port: 0 })

  // Adds up the daily sums of links, because reading all click rows would take too long.
  const clicks = async () => {
    const { count } = await db
      .selectFrom('click_days')
      .select((row) => row.fn.sum<number | null>('clicks').as('count'))
      .executeTakeFirstOrThrow()
    return count ?? 0
  }
  process.on('message', (question) => {
    if (question === 'clicks') void clicks().then((count) => process.send?.(count))
    if (question === 'cpu') process.send?.(process.cpuUsage())
    if (question === 'redirecting') process.send?.(process.threadCpuUsage())
    if (question === 'stop') process.disconnect()
  })
  endWithParent(async () => {
    await Promise.all([product.end(), bareListening.close(500)])
  })
  process.send?.({ product: product.port, bare: bareListening.port, codes })
}

await target()
