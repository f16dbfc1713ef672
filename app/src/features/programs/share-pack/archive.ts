import { strToU8, zipSync, type Zippable } from 'fflate'

/** A file of an archive: its name and its content. Content given as text is stored as UTF-8. */
export type ArchiveFile = { readonly name: string; readonly content: Uint8Array | string }

/** Returns whether a file's format is compressed already, as PNG is. */
const isPacked = (name: string) => name.endsWith('.png')

/** Returns these files as a ZIP archive, created without a worker. `made` is the modification time of every file. */
export function archiveOf(files: readonly ArchiveFile[], made: Date): Blob {
  const entries: Zippable = Object.fromEntries(
    files.map(({ name, content }) => [
      name,
      [typeof content === 'string' ? strToU8(content) : content, { level: isPacked(name) ? 0 : 6, mtime: made }],
    ]),
  )
  return new Blob([zipSync(entries)], { type: 'application/zip' })
}
