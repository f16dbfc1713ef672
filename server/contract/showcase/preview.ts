import type { Platform } from '../social/record.ts'

/** What another site shows of an address (D-12): a player, and the address of a picture. */
export type Preview = { readonly html: string | null; readonly coverPhotoUrl: string | null }
export const noPreview: Preview = { html: null, coverPhotoUrl: null }

export type PreviewAddress = { readonly url: string; readonly platform: Platform | null }

/**
 * A record to save. It has no preview yet of `address`, which is to be fetched from another site; null where no preview has to be
 * fetched.
 */
export type Previewable<R extends Preview> = { readonly record: R; readonly address: PreviewAddress | null }
