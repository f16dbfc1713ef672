import { installed, run } from '../process.ts'

/** `npm run format`, with `-- --check` to look only. */
process.exitCode = await run(installed('oxfmt'), process.argv.slice(2))
