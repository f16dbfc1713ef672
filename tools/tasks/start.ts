import { nodeEnvironment, nodeOptions } from '@wasla/server/node-options.ts'
import { buildApp } from '../build.ts'
import { ended, inRoot, start } from '../process.ts'

/**
 * `npm start`: runs the whole product in one process, as in production. With `-- --built` it uses the app as it was built without checking
 * whether the sources have changed: for an image, in which nothing is built any more.
 */
const built = process.argv.includes('--built') ? 0 : await buildApp((text) => console.error(`[setup] ${text}`))
process.exitCode =
  built === 0 ? await ended(start(process.execPath, [...nodeOptions, inRoot('server/src/main.ts')], { env: nodeEnvironment })) : built
