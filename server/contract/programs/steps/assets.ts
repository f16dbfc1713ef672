import type { Catalogue } from '../step-data.ts'

/** Most photos of one program: three times the catalogue's items, to have room for attempts. */
export const mostAssets = 150

/**
 * Returns the photos to delete before another is uploaded: the oldest ones that are not in the saved catalogue, as many as exceed the
 * limit. `assets` are in the order of upload.
 */
export function obsoleteAssets(assets: readonly string[], catalogue: Catalogue | null): string[] {
  const named = new Set(catalogue?.items.map(({ photoUrl }) => photoUrl))
  return assets.filter((url) => !named.has(url)).slice(0, Math.max(0, assets.length + 1 - mostAssets))
}
