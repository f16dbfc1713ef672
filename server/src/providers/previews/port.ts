import type { Platform } from '@wasla/contract/social/record.ts'

/** Preview of an address: a player, and the address of a picture. */
type LinkPreview = { html: string | null; coverPhotoUrl: string | null }

/** Gets previews from other sites (D-12). A call may fail; then the link is saved without a preview. */
export type LinkPreviews = {
  /** Origins of players in the previews. Pages may frame only these. */
  readonly embeds: readonly string[]
  of(address: { url: string; platform: Platform | null }): Promise<LinkPreview>
}
