import { commandLine } from '../command-line.ts'
import { ended, inRoot, start } from '../process.ts'

/** `npm run doctor`: checks everything that the server needs, and says how to mend what is wrong; with `-- --json` for programs. */
const { args } = commandLine({
  command: 'npm run doctor',
  does: 'checks settings, data, database, hosts and memory, with the environment of the server. Exits with 1 if something is wrong.',
  options: { '--json': 'prints a list of findings for programs' },
})
process.exitCode = await ended(start(process.execPath, [inRoot('server/src/doctor/command.ts'), ...args]))
