import { admitsAll } from '../../src/platform/load-shedder.ts'
import { answerSteadily, startMeasured, unlimited } from '../measured-product.ts'

/** Runs the product in its own process, over a data folder that was filled before. */
async function target(): Promise<void> {
  const [dataDir = ''] = process.argv.slice(2)
  const settings = { DATA_DIR: dataDir, DEMO_STAYS_OVERNIGHT: '1' }
  answerSteadily(await startMeasured(settings, { limits: unlimited, loadShedder: admitsAll }), async () => undefined)
}

await target()
