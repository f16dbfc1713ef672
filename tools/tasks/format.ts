import { installed, run } from '../process.ts'

/** `npm run format`; `-- --check` only reports. */
process.exitCode = await run(installed('oxfmt'), process.argv.slice(2))
