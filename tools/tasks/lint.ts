import { capture, installed, run } from '../process.ts'

/** `npm run lint`: reports problems; with `-- --fix` it fixes them if possible. */
// Lint rules that use types read the declarations that the type check writes. `npm test` reports the type errors.
await capture(installed('tsc'), ['-b'])
process.exitCode = await run(installed('oxlint'), process.argv.slice(2))
