import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Largest numbers of pictures in memory and on disk. One picture is about 50 kB. */
const most = { inMemory: 40, onDisk: 2_000 }
/** Number of new pictures after which the disk is cleaned up. */
const cleanEvery = 100

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/**
 * Stores pictures by version, in memory and in `folder`. A picture is drawn at its first request, once for any number of requests at the
 * same time. The oldest are removed first. A picture that cannot be stored is drawn again.
 */
export function storedPictures(folder: string, extension: 'png' | 'jpg' = 'png') {
  const fileOf = (version: string) => join(folder, `${version}.${extension}`)
  const memory = new Map<string, Buffer>()
  const drawing = new Map<string, Promise<Buffer>>()
  let written = 0

  const remember = (version: string, picture: Buffer) => {
    memory.delete(version)
    memory.set(version, picture)
    for (const oldest of memory.keys()) {
      if (memory.size <= most.inMemory) break
      memory.delete(oldest)
    }
    return picture
  }

  async function forgetOldest(): Promise<void> {
    const names = await readdir(folder)
    if (names.length <= most.onDisk) return
    const dated = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })))
    const oldest = dated.toSorted((a, b) => a.at - b.at).slice(0, names.length - Math.floor(most.onDisk * 0.9))
    await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })))
  }

  async function keep(version: string, picture: Buffer): Promise<void> {
    await mkdir(folder, { recursive: true })
    // Two processes may draw the same picture. Each writes its own file first, so that neither writes into the other’s.
    const begun = join(folder, `${version}.${process.pid}.new`)
    await writeFile(begun, picture)
    await rename(begun, fileOf(version))
    if (written++ % cleanEvery === 0) await forgetOldest()
  }

  return {
    /** Returns the picture if it was drawn before, else null. */
    async find(version: string): Promise<Buffer | null> {
      const known = memory.get(version)
      // If the file was removed, because a person it shows was erased, remove it from memory too.
      if (known && (await isThere(fileOf(version)))) return remember(version, known)
      memory.delete(version)
      const stored = await readFile(fileOf(version)).catch(() => null)
      return stored && remember(version, stored)
    },
    draw(version: string, work: () => Promise<Buffer>): Promise<Buffer> {
      const running = drawing.get(version)
      if (running) return running
      const started = work()
        .then(async (picture) => {
          await keep(version, picture).catch(() => undefined)
          return remember(version, picture)
        })
        .finally(() => drawing.delete(version))
      drawing.set(version, started)
      return started
    },
  }
}
