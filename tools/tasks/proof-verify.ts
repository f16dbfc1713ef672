import { ended, inRoot, start } from '../process.ts'

/** `npm run proof:verify -- FILE [ADDRESS]`: checks a saved proof of funds; see docs/proof-of-funds.md. */
process.exitCode = await ended(start(process.execPath, [inRoot('server/src/proof/command.ts'), ...process.argv.slice(2)]))
