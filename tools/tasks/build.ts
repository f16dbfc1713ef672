import { buildApp } from '../build.ts'

/** `npm run build`: the app for production, always anew. */
process.exitCode = await buildApp(console.error, true)
