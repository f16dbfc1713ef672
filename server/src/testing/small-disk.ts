import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0

/** Mounts a file system in memory. Returns false if that is not allowed: usually only root may do it. */
const mount = (folder: string, megabytes: number) => run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder)

function unmount(folder: string): void {
  run('umount', '-l', folder)
  rmSync(folder, { recursive: true, force: true })
}

/** Returns whether this machine lets a test mount a small file system. */
export function hasSmallDisks(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'wasla-disk-'))
  const isMounted = mount(folder, 1)
  unmount(folder)
  return isMounted
}

const megabyte = Buffer.alloc(1024 * 1024)

/** Mounts a file system of this size for the current test, at `folder` or at a new one. */
export function smallDisk(megabytes: number, folder = mkdtempSync(join(tmpdir(), 'wasla-disk-'))) {
  onTestFinished(() => unmount(folder))
  if (!mount(folder, megabytes)) throw new Error('This machine mounts no file system')
  const filler = join(folder, 'filler')
  return {
    folder,
    /** Fills the disk completely. */
    fill(): void {
      const file = openSync(filler, 'a')
      try {
        for (let part = megabyte; part.length > 0;) {
          try {
            writeSync(file, part)
          } catch {
            part = part.subarray(0, part.length >> 1)
          }
        }
      } finally {
        closeSync(file)
      }
    },
    /** Fills the disk so far that this share of it is free. */
    fillUpTo(free: number): void {
      const { blocks, bavail, bsize } = statfsSync(folder)
      writeFileSync(filler, Buffer.alloc(Math.floor((bavail - blocks * free) * bsize)))
    },
    /** Removes what was filled in. */
    empty: () => rmSync(filler, { force: true }),
    /** Lets nothing be written to it any more, or again. */
    setReadOnly(isReadOnly: boolean): void {
      if (!run('mount', '-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, folder)) throw new Error('The file system cannot be mounted anew')
    },
  }
}
