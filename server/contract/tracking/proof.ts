import type { ConversionWay } from './record.ts'

/** Returns whether a report was made with a secret (Y-01), which makes it proof. Anyone can make up a browser’s report. */
export const isProof = (way: ConversionWay): boolean => way !== 'PIXEL'
