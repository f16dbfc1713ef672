import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What this program puts into its data directory. A folder with anything else in it is somebody else's too. */
const ours =
  /^(wasla\.db(-wal|-shm|-journal)?|secrets\.json|files|clicks|tmp|covers|share|backups|restoring|wasla\.lock|before-restore-.*|lost\+found)$/

const anybody = 0o077
const openTo = (path: string) => (statSync(path).mode & anybody) !== 0

/** Takes group and others out of one file or folder; false where this user may not. */
function close(path: string): boolean {
  try {
    if (openTo(path)) chmodSync(path, statSync(path).mode & 0o700)
    return true
  } catch {
    return false
  }
}

/**
 * Makes the data directory its owner's alone: the folder, and what lies in it, which an earlier version or another umask may have left
 * open. A folder that holds other things as well keeps its own mode. Answers what is still open to other users of the machine.
 */
export function makePrivate(dataDir: string): string[] {
  // There are no such modes there: who may read is inherited from the user's own folder.
  if (process.platform === 'win32') return []
  const names = readdirSync(dataDir)
  const left = names.filter((name) => ours.test(name) && !close(join(dataDir, name)))
  const isOurs = names.every((name) => ours.test(name))
  if (isOurs ? !close(dataDir) : openTo(dataDir)) left.push('.')
  return left
}
