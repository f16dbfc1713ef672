import type { Catalogue } from '../step-data.ts'

/** Photos that a program holds at most: the catalogue's, and as many again for what is being tried. */
export const mostAssets = 150

/**
 * The photos to give up before another one is uploaded: the oldest that the saved catalogue does not name, as many as there are too many.
 * `assets` are in the order of their upload.
 */
export function obsoleteAssets(assets: readonly string[], catalogue: Catalogue | null): string[] {
  const named = new Set(catalogue?.items.map(({ photoUrl }) => photoUrl))
  return assets.filter((url) => !named.has(url)).slice(0, Math.max(0, assets.length + 1 - mostAssets))
}
