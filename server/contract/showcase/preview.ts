import type { Platform } from '../social/record.ts'

/** The preview that a site offers for one of its addresses (D-12): the markup of a player, and the address of a picture. */
export type Preview = { readonly html: string | null; readonly coverPhotoUrl: string | null }
export const noPreview: Preview = { html: null, coverPhotoUrl: null }

export type PreviewAddress = { readonly url: string; readonly platform: Platform | null }

/** A record to save, and the address whose preview must be fetched. The address is null if nothing must be fetched. */
export type Previewable<R extends Preview> = { readonly record: R; readonly address: PreviewAddress | null }
