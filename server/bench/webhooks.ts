import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { measureAllSteadily, type Visit } from './steady.ts'

/** Number of deliveries in the large log; `node server/bench/webhooks.ts 100000` sets another one. A delivery is three rows. */
const [most = 3_334_000] = process.argv
  .slice(2)
  .filter((one) => /^\d+$/.test(one))
  .map(Number)

/** Returns visits of an address of the target, which answers when it has done what the address says. */
const visitOf =
  (what: string): Visit =>
  async ({ agent, port, index }) => {
    const [answer] = (await once(get({ agent, host: '127.0.0.1', port, path: `/${what}/${index}` }), 'response')) as [IncomingMessage]
    answer.resume()
    await once(answer, 'end')
    if (answer.statusCode !== 200) throw new Error(`${what}: ${answer.statusCode}`)
  }

/*
 * How long an event takes from the request that writes it until its receiver has it, a hundred times a second; what a page of the log costs;
 * and what an event costs whose brand has no endpoint, beside a transaction without it. All with a small log and with one of ten million
 * rows.
 */
await measureAllSteadily(
  {
    'an event until it leaves': visitOf('event'),
    'a page of the log': visitOf('page'),
    'a transaction without an event': visitOf('nothing'),
    'a transaction with an event of a brand without endpoints': visitOf('quiet'),
  },
  {
    target: 'webhooks-target.ts',
    sizes: [Math.ceil(most / 1_000), most],
    promised: { p95: 1_000, ratio: 1.3 },
    of: 'deliveries in the log',
    perSecond: 100,
    rounds: 5,
  },
)
