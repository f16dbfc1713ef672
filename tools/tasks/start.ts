import { buildApp } from '../build.ts'
import { ended, inRoot, start } from '../process.ts'

/** `npm start`: the whole product in one process, as people will use it. */
const built = await buildApp((text) => console.error(`[setup] ${text}`))
process.exitCode =
  built === 0 ? await ended(start(process.execPath, [inRoot('server/src/main.ts')], { env: { NODE_ENV: 'production' } })) : built
