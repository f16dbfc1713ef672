import { ended, inRoot, start } from '../process.ts'

/**
 * `npm run bank-file`: writes a file of the payments for the bank into DATA_DIR; `npm run bank-file -- <name>` writes a lost file again.
 * See docs/withdrawals.md.
 */
process.exitCode = await ended(start(process.execPath, [inRoot('server/src/bank-file/command.ts'), ...process.argv.slice(2)]))
