import type { Direction } from '../../locale/language.ts'

/**
 * Returns the id of the tab to which a key moves from `current`; null for other keys. Arrow keys follow the reading direction and continue
 * at the other end. `ids` must not contain disabled tabs.
 */
export function tabByKey(key: string, ids: readonly string[], current: string, direction: Direction): string | null {
  const at = ids.indexOf(current)
  const along = (steps: number) => ids.at((at + steps + ids.length) % ids.length) ?? null
  if (ids.length === 0) return null
  if (key === 'Home') return ids[0] ?? null
  if (key === 'End') return ids.at(-1) ?? null
  if (key === 'ArrowRight') return along(direction === 'ltr' ? 1 : -1)
  if (key === 'ArrowLeft') return along(direction === 'ltr' ? -1 : 1)
  return null
}
