import { writeSync } from 'node:fs'
import { isStoreBusy } from '#database/transaction.ts'
import { servicesOver } from './parts.ts'

/** A process that runs the timer of programs on request: `timer.ts FILE NOW`. It prints `ready` once, and `done` after each turn. */
const [file = '', now = ''] = process.argv.slice(2)
const { handle, services } = await servicesOver(file, Number(now))

writeSync(process.stdout.fd, 'ready\n')
for await (const _ of process.stdin) {
  for (let isOver = false; !isOver;)
    try {
      await services.programs.publishing.followSchedules()
      isOver = true
    } catch (error) {
      if (!isStoreBusy(error)) throw error
    }
  writeSync(process.stdout.fd, 'done\n')
}
await handle.close()
