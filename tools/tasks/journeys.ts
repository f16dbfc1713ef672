import { buildApp } from '../build.ts'
import { installed, run } from '../process.ts'

/** `npm run journeys -- --headed --project desktop-ar`: runs journeys visibly, with the right Node even if the shell has another. */
const built = await buildApp(console.error)
process.exitCode =
  built === 0 ? await run(installed('playwright'), ['test', '--config', 'app/e2e/playwright.config.ts', ...process.argv.slice(2)]) : built
