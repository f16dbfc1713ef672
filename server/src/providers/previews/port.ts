import type { Platform } from '@wasla/contract/social/record.ts'

/** What another site says of an address: a player, and the address of a picture. */
export type LinkPreview = { html: string | null; coverPhotoUrl: string | null }

/** Asks another site what an address shows (D-12). It may fail: what is saved is saved without. */
export type LinkPreviews = {
  /** Origins whose players the answers hold: pages may frame these and no others. */
  readonly embeds: readonly string[]
  of(address: { url: string; platform: Platform | null }): Promise<LinkPreview>
}
