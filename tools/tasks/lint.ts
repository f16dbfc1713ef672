import { installed, run } from '../process.ts'

/** `npm run lint`, with `-- --fix` to mend what can be mended. */
process.exitCode = await run(installed('oxlint'), process.argv.slice(2))
