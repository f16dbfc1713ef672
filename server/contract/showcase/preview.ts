import type { Platform } from '../social/record.ts'

/** A preview of an address from its own site (D-12): a player, and the address of a picture. */
export type Preview = { readonly html: string | null; readonly coverPhotoUrl: string | null }
export const noPreview: Preview = { html: null, coverPhotoUrl: null }

export type PreviewAddress = { readonly url: string; readonly platform: Platform | null }

/** A record to save, and the address for which a preview must be fetched; null if none must be. */
export type Previewable<R extends Preview> = { readonly record: R; readonly address: PreviewAddress | null }
