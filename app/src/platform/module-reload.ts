type Box = Pick<Storage, 'getItem' | 'setItem'>

const reloadedAtName = 'wasla.reloaded-at'
/** Minimum milliseconds between two reloads (S1 §9). */
const betweenReloads = 10_000

/**
 * Returns whether an error means that a part of the app's code could not be fetched. The usual cause is a new version, which removed the
 * old files.
 */
export const isModuleFailure = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|importing a module script|preload css|module script failed/i.test(error.message)

/**
 * Returns whether the page may reload itself now, and stores the time of the reload. If the time cannot be stored, the page must not
 * reload, because nothing would prevent an endless loop.
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
