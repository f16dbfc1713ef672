import { installed, run } from '../process.ts'

/** `npm run format`: formats all files; with `-- --check` it only reports. */
process.exitCode = await run(installed('oxfmt'), process.argv.slice(2))
