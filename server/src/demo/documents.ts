import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DocumentRecord } from '@wasla/mocks/world/documents.ts'
import type { World } from '@wasla/mocks/world/tables.ts'
import type { FileStore } from '../providers/files/port.ts'
import { makePdf } from './pdf.ts'

/** Returns the content of a demo document. It is always the same bytes. */
export const documentContent = ({ lines }: Pick<DocumentRecord, 'lines'>): Buffer =>
  makePdf([lines.map((text, at) => ({ text, left: 60, top: at === 0 ? 95 : 140 + at * 26, size: at === 0 ? 20 : 13 }))])

/** Writes the documents of the demo businesses into the file store if they are missing. */
export async function putDocuments(
  { files, dataDir }: { files: FileStore; dataDir: string },
  { documents }: Pick<World, 'documents'>,
): Promise<void> {
  await mkdir(join(dataDir, 'tmp'), { recursive: true })
  // Each process has its own folder: the store moves files out of it, and several processes may start at the same time.
  const directory = await mkdtemp(join(dataDir, 'tmp', 'demo-'))
  try {
    for (const document of documents) {
      const key = `${document.id}.pdf` as const
      const known = await files.open(key)
      known?.stream.destroy()
      if (known) continue
      const path = join(directory, document.id)
      await writeFile(path, documentContent(document), { mode: 0o600 })
      await files.put(key, path)
    }
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}
