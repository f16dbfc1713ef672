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

/** The same limit as for documents of a business, so that no larger page tree is read (security case 52). */
const mostPages = verificationLimits.documentPages

async function requireGoodDocument(upload: UploadedFile, path: string): Promise<void> {
  const rule = await documentFlaw(upload, mostPages)
  if (rule) throw invalidInput([{ path, rule }])
}

/**
 * Detects the kind of an uploaded file from its bytes, not from its name. Reads only a few kilobytes of the file. Throws at `path`
 * if the file is not of the `expected` type, if it exceeds the size limit of its type, or if it is a document that is broken, locked or has
 * too many pages.
 */
export const checkUpload = (upload: UploadedFile, path: string, expected: MediaType | null): Promise<MediaKind> =>
  withReadable(upload, async (file) => {
    const kind = mediaKindOf(await file.read(0, mediaHead))
    const type = kind && mediaFacts[kind].type
    // An edit accepts any type. A file of an unknown type gets the refusal for a wrong video, because most files are videos.
    if (!kind || !type || (expected && type !== expected)) throw wrongMedia(expected ?? 'VIDEO', path)
    if (upload.size > mediaLimits[type].bytes) throw heavyMedia(type, path)
    if (type === 'DOCUMENT') await requireGoodDocument(upload, path)
    return kind
  })
