import { commandLine } from '../command-line.ts'
import { ended, inRoot, start } from '../process.ts'

/**
 * `npm run bank-file`: writes a file of the payments for the bank into DATA_DIR; `npm run bank-file -- <name>` writes a lost file again.
 * See docs/withdrawals.md.
 */
const { args } = commandLine({
  command: 'npm run bank-file',
  does: 'writes a file of the payments for the bank into DATA_DIR/bank-files, each withdrawal once.',
  word: { name: '[file]', does: 'the name of a lost file, which is written again' },
})
process.exitCode = await ended(start(process.execPath, [inRoot('server/src/bank-file/command.ts'), ...args]))
