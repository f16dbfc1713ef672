type Box = Pick<Storage, 'getItem' | 'setItem'>

export const reloadedAtName = 'wasla.reloaded-at'
/** At least this many milliseconds lie between two reloads (S1 §9). */
export const betweenReloads = 10_000

/** Whether an error says that a part of the app could not be fetched: usually a new version took the old files away. */
export const isModuleFailure = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|importing a module script|preload css|module script failed/i.test(error.message)

/**
 * Whether the page may reload itself now. Notes that it does; where that cannot be noted it may not, because nothing would
 * keep it from reloading for ever.
 */
export function takeReload(open: () => Box, now: number): boolean {
  try {
    const box = open()
    const last = Number(box.getItem(reloadedAtName) ?? Number.NaN)
    if (now >= last && now - last < betweenReloads) return false
    box.setItem(reloadedAtName, String(now))
    return box.getItem(reloadedAtName) === String(now)
  } catch {
    return false
  }
}
