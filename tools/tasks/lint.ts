import { capture, installed, run } from '../process.ts'

/** `npm run lint`, with `-- --fix` to mend what can be mended. */
// Typed rules read the declarations that the type check writes; what it finds is told by `npm test`.
await capture(installed('tsc'), ['-b'])
process.exitCode = await run(installed('oxlint'), process.argv.slice(2))
