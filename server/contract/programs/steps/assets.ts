import type { Catalogue } from '../step-data.ts'

/** Highest number of photos per program: three times the number of catalogue items, so that owners can try photos out. */
export const mostAssets = 150

/**
 * Returns the photos to delete so that another upload stays within the limit: the oldest that are not in the saved catalogue. `assets` are
 * in the order of upload.
 */
export function obsoleteAssets(assets: readonly string[], catalogue: Catalogue | null): string[] {
  const named = new Set(catalogue?.items.map(({ photoUrl }) => photoUrl))
  return assets.filter((url) => !named.has(url)).slice(0, Math.max(0, assets.length + 1 - mostAssets))
}
