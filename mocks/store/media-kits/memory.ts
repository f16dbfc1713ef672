import type { MediaKitPart } from '@wasla/contract/generated/user-types.ts'
import type { KitFacts } from '@wasla/contract/media-kits/facts.ts'
import type { KitSealRecord, MediaKitRecord } from '@wasla/contract/media-kits/record.ts'

/** A link before its hashes: a browser computes them asynchronously, so they are computed when they are read. */
type OpenSeal = Pick<KitSealRecord, 'seq' | 'number' | 'sealedAt'> & { readonly text: string }

/**
 * A kit of a scenario, which is made at the first reading. `earlier` returns what the profile showed when it was made. `forged` changes the stored
 * text behind the back of the seal.
 */
export type FormerKit = {
  readonly number: string
  readonly profileId: string
  readonly madeAt: number
  readonly parts: readonly MediaKitPart[]
  readonly earlier: (facts: KitFacts) => KitFacts
  readonly forged?: (text: string) => string
}

export type MediaKitState = { kits: MediaKitRecord[]; seals: OpenSeal[]; former: FormerKit[] }

/** Returns a state without kits. */
export const noMediaKits = (): MediaKitState => ({ kits: [], seals: [], former: [] })
