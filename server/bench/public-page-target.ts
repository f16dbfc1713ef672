import { fileURLToPath } from 'node:url'
import { admitsAll } from '../src/platform/load-shedder.ts'
import { fillProfiles } from './many-profiles.ts'
import { answerSteadily, startMeasured, unlimited } from './measured-product.ts'

/** Runs the product without the demo's people in its own process, with the built app if `pages` is given. Adds profiles. */
async function target(): Promise<void> {
  const appRoot = process.argv.includes('pages') ? fileURLToPath(new URL('../../app/dist', import.meta.url)) : null
  const product = await startMeasured({ APP_MODE: 'local' }, { appRoot, limits: unlimited, loadShedder: admitsAll })
  answerSteadily(product, (from, to) => fillProfiles(product.deps.db, from, to))
}

await target()
