import type { ConversionWay } from './record.ts'

/** Whether a report was made with a secret (Y-01): proof, other than a browser's word, which everybody can make up. */
export const isProof = (way: ConversionWay): boolean => way !== 'PIXEL'
