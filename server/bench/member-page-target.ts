import { fileURLToPath } from 'node:url'
import { endWithParent, startMeasured, unlimited } from './measured-product.ts'

/** Starts the product as a demo with the built app. Sends its port to the parent process, and its processor time on request. */
async function target(): Promise<void> {
  const product = await startMeasured({}, { appRoot: fileURLToPath(new URL('../../app/dist', import.meta.url)), limits: unlimited })
  process.on('message', (question) => {
    if (question === 'cpu') process.send?.(process.cpuUsage())
    if (question === 'stop') process.disconnect()
  })
  endWithParent(product.end)
  process.send?.(product.port)
}

await target()
