import { installed, run } from '../process.ts'
import { buildHere } from '../visual/builds.ts'

/**
 * `npm run chromatic`: compares the same stories, modes and rules as `npm run visual` with Chromatic. Arguments after `--` are passed on.
 */
if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  const folder = await buildHere((text) => console.log(text))
  process.exitCode = await run(installed('chromatic'), ['--storybook-build-dir', folder, ...process.argv.slice(2)])
} else
  console.log('Chromatic is not asked: CHROMATIC_PROJECT_TOKEN is not set. “npm run visual” compares the same pictures on this machine.')
