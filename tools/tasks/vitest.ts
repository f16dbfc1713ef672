import { installed, run } from '../process.ts'
import { knowPace } from '../machine/measure.ts'
import { vitestArgs } from '../vitest-args.ts'

/** `npm run vitest -- --project server sign-in`: runs one test file, with the right Node even if the shell has another. */
await knowPace()
process.exitCode = await run(installed('vitest'), vitestArgs(process.argv.slice(2)))
