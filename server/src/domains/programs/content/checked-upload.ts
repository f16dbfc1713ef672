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
import { verificationLimits } from '@wasla/contract/verification/limits.ts'
import { withReadable } from '#platform/readable-file.ts'
import type { UploadedFile } from '#platform/uploaded-file.ts'
import { documentFlaw } from '../../../providers/pdfium/document-flaw.ts'

/** The same limit as for documents of a business: no page tree of more is read (security case 52). */
const mostPages = verificationLimits.documentPages

async function requireGoodDocument(upload: UploadedFile, path: string): Promise<void> {
  const rule = await documentFlaw(upload, mostPages)
  if (rule) throw invalidInput([{ path, rule }])
}

/**
 * What an uploaded file is by its content, looked at where it lies: some kilobytes of it are read. Throws at `path` where it is
 * none of `expected`, whatever its name says, where it weighs more than its type may, and where a document is broken, locked or endless.
 */
export const checkUpload = (upload: UploadedFile, path: string, expected: MediaType | null): Promise<MediaKind> =>
  withReadable(upload, async (file) => {
    const kind = mediaKindOf(await file.read(0, mediaHead))
    const type = kind && mediaFacts[kind].type
    // An edit may bring a file of any type; what is none at all is refused as the type it has most often.
    if (!kind || !type || (expected && type !== expected)) throw wrongMedia(expected ?? 'VIDEO', path)
    if (upload.size > mediaLimits[type].bytes) throw heavyMedia(type, path)
    if (type === 'DOCUMENT') await requireGoodDocument(upload, path)
    return kind
  })
