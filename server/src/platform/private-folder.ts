import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Names that this program creates in its data directory. A folder with any other name in it is shared with somebody else. */
const ours =
  /^(wasla\.db(-wal|-shm|-journal)?|secrets\.json|files|clicks|tmp|covers|share|backups|restoring|wasla\.lock|before-restore-.*|lost\+found)$/

const anybody = 0o077
const openTo = (path: string) => (statSync(path).mode & anybody) !== 0

/** Removes access for group and others from one file or folder. Returns false if this user may not. */
function close(path: string): boolean {
  try {
    if (openTo(path)) chmodSync(path, statSync(path).mode & 0o700)
    return true
  } catch {
    return false
  }
}

/**
 * Makes the data directory and its contents private to its owner: an earlier version or another umask may have left them open. Keeps the
 * mode of a folder that also holds other files. Returns the names that are still open to other users.
 */
export function makePrivate(dataDir: string): string[] {
  // Windows has no such modes: access is inherited from the user’s own folder.
  if (process.platform === 'win32') return []
  const names = readdirSync(dataDir)
  const left = names.filter((name) => ours.test(name) && !close(join(dataDir, name)))
  const isOurs = names.every((name) => ours.test(name))
  if (isOurs ? !close(dataDir) : openTo(dataDir)) left.push('.')
  return left
}
