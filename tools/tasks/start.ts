import { nodeEnvironment, nodeOptions } from '@wasla/server/config/node-options.ts'
import { variables } from '@wasla/server/config/variables.ts'
import { buildApp } from '../build.ts'
import { columns, commandLine } from '../command-line.ts'
import { ended, inRoot, start } from '../process.ts'

/**
 * `npm start`: runs the whole product in one process, as in production. With `-- --built` it uses the built app without checking whether
 * the sources have changed. An image uses this, because nothing is built in it.
 */
const { options } = commandLine({
  command: 'npm start',
  does: 'runs the whole product in one process, after building the app if its sources have changed.',
  options: { '--built': 'uses the built app as it is: nothing is checked and nothing is built' },
  more: [
    'Options follow two dashes, such as npm start -- --built. These variables of the environment are read:',
    '',
    ...columns(variables),
  ],
})
const built = options.has('--built') ? 0 : await buildApp((text) => console.error(`[setup] ${text}`))
process.exitCode =
  built === 0 ? await ended(start(process.execPath, [...nodeOptions, inRoot('server/src/main.ts')], { env: nodeEnvironment })) : built
