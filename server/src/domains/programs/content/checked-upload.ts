import { open } from 'node:fs/promises'
import { invalidInput } from '@wasla/contract/errors/problem.ts'
import {
  heavyMedia,
  mediaFacts,
  mediaHead,
  mediaKindOf,
  mediaLimits,
  wrongMedia,
  type MediaKind,
  type MediaType,
} from '@wasla/contract/files/media.ts'
import { pdfFlaw, type Readable } from '@wasla/contract/files/pdf.ts'
import { verificationLimits } from '@wasla/contract/verification/limits.ts'
import { hasTooManyPages } from '#platform/pdf-pages.ts'
import type { UploadedFile } from '#platform/uploaded-file.ts'

async function reading<T>({ path, size }: UploadedFile, work: (file: Readable) => Promise<T>): Promise<T> {
  const file = await open(path, 'r')
  try {
    return await work({
      size,
      read: async (from, to) => {
        const length = Math.max(0, Math.min(to, size) - from)
        return (await file.read(Buffer.alloc(length), 0, length, from)).buffer
      },
    })
  } finally {
    await file.close()
  }
}

/** The same limit as for documents of a business: no page tree of more is read (security case 52). */
const mostPages = verificationLimits.documentPages

async function requireGoodDocument(file: Readable, path: string): Promise<void> {
  const rule = (await pdfFlaw(file)) ?? ((await hasTooManyPages(file, mostPages)) ? 'pdfPages' : null)
  if (rule) throw invalidInput([{ path, rule }])
}

/**
 * What an uploaded file is by its content, looked at where it lies: some kilobytes of it are read. Throws at `path` where it is
 * none of `expected`, whatever its name says, where it weighs more than its type may, and where a document is broken, locked or endless.
 */
export const checkUpload = (upload: UploadedFile, path: string, expected: MediaType | null): Promise<MediaKind> =>
  reading(upload, async (file) => {
    const kind = mediaKindOf(await file.read(0, mediaHead))
    const type = kind && mediaFacts[kind].type
    // An edit may bring a file of any type; what is none at all is refused as the type it has most often.
    if (!kind || !type || (expected && type !== expected)) throw wrongMedia(expected ?? 'VIDEO', path)
    if (upload.size > mediaLimits[type].bytes) throw heavyMedia(type, path)
    if (type === 'DOCUMENT') await requireGoodDocument(file, path)
    return kind
  })
