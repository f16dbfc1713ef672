import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { checkedKey, FileStoreFailed, type FileStore } from './port.ts'

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** Waits until the file is on the disk, so that no row names a file that a power cut lost (F2). */
async function syncToDisk(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Stores files under `<dataDir>/files`, readable only by the server. Uploads are on the same disk, so storing one is a rename. */
export function localFiles(dataDir: string): FileStore {
  const directory = join(dataDir, 'files')
  const pathOf = (key: string) => join(directory, checkedKey(key))

  return {
    async put(key, path) {
      const target = pathOf(key)
      await mkdir(directory, { recursive: true, mode: 0o700 })
      try {
        await syncToDisk(path)
        await rename(path, target).catch(async (error: unknown) => {
          if (codeOf(error) !== 'EXDEV') throw error
          await copyFile(path, `${target}.part`)
          await syncToDisk(`${target}.part`)
          await rename(`${target}.part`, target)
        })
      } catch (error) {
        throw new FileStoreFailed('a file could not be written', error)
      }
    },
    async open(key, part) {
      try {
        const file = await open(pathOf(key), 'r')
        const { size } = await file.stat()
        return { stream: file.createReadStream(part ? { start: part.from, end: part.to } : {}), bytes: size }
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return null
        throw error instanceof FileStoreFailed ? error : new FileStoreFailed('a file could not be read', error)
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}
