import { strToU8, zipSync, type Zippable } from 'fflate'

/** A file of an archive: its name there, and its bytes, or its text in UTF-8. */
export type ArchiveFile = { readonly name: string; readonly content: Uint8Array | string }

/** What is packed already does not become smaller. */
const isPacked = (name: string) => name.endsWith('.png')

/** These files as one ZIP archive, made here without a worker. `made`: the moment its files carry. */
export function archiveOf(files: readonly ArchiveFile[], made: Date): Blob {
  const entries: Zippable = Object.fromEntries(
    files.map(({ name, content }) => [
      name,
      [typeof content === 'string' ? strToU8(content) : content, { level: isPacked(name) ? 0 : 6, mtime: made }],
    ]),
  )
  return new Blob([zipSync(entries)], { type: 'application/zip' })
}
