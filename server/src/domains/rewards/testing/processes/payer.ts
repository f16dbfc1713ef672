import { writeSync } from 'node:fs'
import { isStoreBusy } from '#database/transaction.ts'
import { servicesOver } from '../../../programs/testing/processes/parts.ts'

/**
 * A process that pays rewards once for each line on stdin, until stdin closes: `payer.ts FILE NOW`. Prints `ready` once, and `done` after
 * each round.
 */
const [file = '', now = ''] = process.argv.slice(2)
const { handle, services } = await servicesOver(file, Number(now))

writeSync(process.stdout.fd, 'ready\n')
for await (const _ of process.stdin) {
  for (let isOver = false; !isOver;)
    try {
      await services.rewards.payDue()
      isOver = true
    } catch (error) {
      if (!isStoreBusy(error)) throw error
    }
  writeSync(process.stdout.fd, 'done\n')
}
await handle.close()
