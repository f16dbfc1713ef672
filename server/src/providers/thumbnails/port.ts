import type { MediaKind } from '@wasla/contract/files/media.ts'

/** Longest side of a thumbnail in pixels: twice the width of the widest card. */
export const thumbnailSide = 800

/**
 * Draws a thumbnail of a file into `target` as JPEG (K-18): a smaller image, the first page of a document, or a poster of a video. Returns
 * false if the file can never be drawn. Throws if another try may succeed.
 */
export type DrawThumbnail = (path: string, target: string) => Promise<boolean>

export type Thumbnails = { draw(kind: MediaKind, path: string, target: string): Promise<boolean> }
