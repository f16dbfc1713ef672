import type { MediaKind } from '@wasla/contract/files/media.ts'

/** The longest side of a thumbnail, in pixels: twice what the widest card shows. */
export const thumbnailSide = 800

/**
 * Draws a small picture of a file into `target`, as JPEG (K-18): an image smaller, the first page of a document, a poster of a film. False
 * where the file is none that can be drawn, now or later. Throws where another try may succeed.
 */
export type DrawThumbnail = (path: string, target: string) => Promise<boolean>

export type Thumbnails = { draw(kind: MediaKind, path: string, target: string): Promise<boolean> }
