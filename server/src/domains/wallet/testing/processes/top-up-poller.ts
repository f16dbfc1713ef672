import { createInterface } from 'node:readline'
import { openDatabase } from '#database/database.ts'
import { manualClock, systemClock } from '#platform/clock.ts'
import { randomIds } from '#platform/ids.ts'
import { silentLog } from '#platform/log.ts'
import { demoPayments } from '../../../../providers/payments/demo.ts'
import { createMoneyServices } from '../../../../services/money-services.ts'
import type { Viewer } from '../../../session/viewer.ts'
import { fixedSettings } from '../../../settings/service.ts'

/** The way in which the process checks the payment: by its owner's poll, or by the timer. */
export type PollTrigger = { poll: { viewer: Viewer; id: string } } | { timer: true }

/**
 * A process that checks a payment once: `top-up-poller.ts FILE MOMENT`. It prints `ready` and then reads how to check. When it has the gateway's
 * answer, it prints `answered`, and waits for another line before it continues. Then it prints `done`.
 */
const [file = '', moment = ''] = process.argv.slice(2)
const handle = await openDatabase({ kind: 'sqlite', file, create: false })
const env = { mode: 'demo', publicUrl: 'http://localhost', productName: { en: 'Wasla', ar: 'وصلة' }, sellerVatNumber: null } as const
const clock = manualClock(Number(moment))
const input = createInterface({ input: process.stdin })[Symbol.asyncIterator]()
const say = (line: string) => void process.stdout.write(`${line}\n`)

const demo = demoPayments({ ...handle, clock, secret: 'poller', publicUrl: env.publicUrl })
const waiting: typeof demo = {
  ...demo,
  async retrieve(expected) {
    const truth = await demo.retrieve(expected)
    say('answered')
    await input.next()
    return truth
  },
}
const { wallet } = createMoneyServices({
  ...handle,
  env,
  clock,
  ids: randomIds(systemClock),
  log: silentLog,
  payments: [waiting],
  settings: fixedSettings('demo'),
})

say('ready')
const trigger = JSON.parse(String((await input.next()).value)) as PollTrigger
if ('poll' in trigger) await wallet.topUpById(trigger.poll.viewer, trigger.poll.id)
else await wallet.pollTopUps()
say('done')
await handle.close()
