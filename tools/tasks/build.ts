import { buildApp } from '../build.ts'

/** `npm run build`: builds the app for production, even if nothing has changed. */
process.exitCode = await buildApp(console.error, true)
