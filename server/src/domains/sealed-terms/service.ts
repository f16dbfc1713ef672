/* Functions with which programs and participations seal terms, in their own transactions (docs/decisions/088-sealed-terms.md). */
export { findReceipt, latestVersion } from './receipt.ts'
export { sealChange, sealReceipt } from './seal.ts'
export { findLastSeal, findSeal, findSealOf } from './stores/seals.ts'
export { countNewer, insertSeen } from './stores/seen.ts'
export { verifySeals } from './verify.ts'
