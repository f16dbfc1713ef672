import { sealAddress } from '#shared/programs/page/receipt-address.ts'
import { publicHashAt } from '../public-hash.ts'

/** Returns the public hash at a position of the chain of seals; null if the chain is shorter. */
export const publicHash = (seq: number): Promise<string | null> => publicHashAt(sealAddress(seq))
