import { open } from 'node:fs/promises'
import type { Readable } from '@wasla/contract/files/pdf.ts'
import type { UploadedFile } from './uploaded-file.ts'

/** Opens an uploaded file for reading in parts, runs `work` on it and closes it. */
export async function withReadable<T>(
  { path, size }: Pick<UploadedFile, 'path' | 'size'>,
  work: (file: Readable) => Promise<T>,
): Promise<T> {
  const file = await open(path, 'r')
  const read = async (from: number, to: number) => {
    const length = Math.max(0, Math.min(to, size) - from)
    return (await file.read(Buffer.alloc(length), 0, length, from)).buffer
  }
  try {
    return await work({ size, read })
  } finally {
    await file.close()
  }
}
