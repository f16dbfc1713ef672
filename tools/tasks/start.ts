import { nodeEnvironment, nodeOptions } from '@wasla/server/config/node-options.ts'
import { buildApp } from '../build.ts'
import { ended, inRoot, start } from '../process.ts'

/**
 * `npm start`: runs the whole product in one process, as in production. With `-- --built` it uses the built app without checking whether
 * the sources have changed. An image uses this, because nothing is built in it.
 */
const built = process.argv.includes('--built') ? 0 : await buildApp((text) => console.error(`[setup] ${text}`))
process.exitCode =
  built === 0 ? await ended(start(process.execPath, [...nodeOptions, inRoot('server/src/main.ts')], { env: nodeEnvironment })) : built
