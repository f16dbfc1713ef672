import { nodeEnvironment, nodeOptions } from '@wasla/server/node-options.ts'
import { buildApp } from '../build.ts'
import { ended, inRoot, start } from '../process.ts'

/**
 * `npm start`: the whole product in one process, as people will use it. With `-- --built` it takes the app as it was built, without
 * looking whether that is still what the sources say: for an image, where nothing is built any more.
 */
const built = process.argv.includes('--built') ? 0 : await buildApp((text) => console.error(`[setup] ${text}`))
process.exitCode =
  built === 0 ? await ended(start(process.execPath, [...nodeOptions, inRoot('server/src/main.ts')], { env: nodeEnvironment })) : built
