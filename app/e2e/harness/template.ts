import path from 'node:path'
import { inRoot } from '../../../tools/process.ts'

/** Returns the folder with the data that every server of the journeys begins with a copy of. It is in the folder for results of a run. */
export const templateIn = (outputDir: string): string => path.join(outputDir, 'first-data')

/** Environment of the servers: node keeps the compiled sources, which are the same for all of them. */
export const compiledOnce = { NODE_COMPILE_CACHE: inRoot('.cache', 'compiled') } as const
