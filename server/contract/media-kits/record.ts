/** A media kit. Times in milliseconds. */
export type MediaKitRecord = {
  /** Number of the kit, which is also its address. */
  readonly number: string
  readonly profileId: string
  /** Canonical text; empty after the kit was removed. */
  readonly text: string
  /** Number of its link in the chain of kits. */
  readonly link: number
  readonly madeAt: number
  readonly expiresAt: number
  readonly removedAt: number | null
}

/** A link of the chain of media kits. It names the kit and no person, so it stays if the kit is removed. */
export type KitSealRecord = {
  /** Number in the chain, from 1 without a gap. */
  readonly seq: number
  readonly number: string
  /** The SHA-256 of the text of the kit, in hexadecimal. */
  readonly textHash: string
  readonly sealedAt: number
  /** Hash of the chain up to this link, in hexadecimal. */
  readonly hash: string
}

/** A kit with its link and the hash of the chain before this link. */
export type SealedKit = { readonly kit: MediaKitRecord; readonly seal: KitSealRecord; readonly previous: string }
