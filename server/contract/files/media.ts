import { Problem, invalidInput } from '../errors/problem.ts'
import type { FieldRule } from '../errors/field-problem.ts'
import { megabyte } from './size.ts'
import { pdfStart } from './pdf.ts'

/** Type of a file for its viewer: a video to play, a picture to look at, or a document to read. */
export type MediaType = 'VIDEO' | 'IMAGE' | 'DOCUMENT'

export const mediaKinds = ['jpg', 'png', 'webp', 'mp4', 'mov', 'webm', 'pdf'] as const
/** The kinds of files that a program accepts (K-18), named by their extension. */
export type MediaKind = (typeof mediaKinds)[number]

type Facts = { readonly type: MediaType; readonly mime: string; readonly extensions: readonly string[] }

export const mediaFacts: Readonly<Record<MediaKind, Facts>> = {
  jpg: { type: 'IMAGE', mime: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  png: { type: 'IMAGE', mime: 'image/png', extensions: ['png'] },
  webp: { type: 'IMAGE', mime: 'image/webp', extensions: ['webp'] },
  mp4: { type: 'VIDEO', mime: 'video/mp4', extensions: ['mp4', 'm4v'] },
  mov: { type: 'VIDEO', mime: 'video/quicktime', extensions: ['mov', 'qt'] },
  webm: { type: 'VIDEO', mime: 'video/webm', extensions: ['webm'] },
  pdf: { type: 'DOCUMENT', mime: 'application/pdf', extensions: ['pdf'] },
}

/** Number of bytes from the start of a file that `mediaKindOf` needs. */
export const mediaHead = 64

const latin = (head: Uint8Array, from: number, to: number) => String.fromCharCode(...head.subarray(from, to))

const startsWith = (head: Uint8Array, bytes: readonly number[]) => bytes.every((byte, at) => head[at] === byte)

/** Largest size of the first box of an MP4 or MOV file, in bytes. That box only lists brands, which are names of file formats. */
const largestTypeBox = 4_096

/**
 * Returns the kind of an ISO media file by the brand in its first box. The brand `qt ` is QuickTime. Returns null for brands of still
 * pictures.
 */
function isoKind(head: Uint8Array): MediaKind | null {
  if (latin(head, 4, 8) !== 'ftyp') return null
  const size = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0)
  if (size < 16 || size > largestTypeBox) return null
  const brand = latin(head, 8, 12)
  if (brand === 'qt  ') return 'mov'
  return /^(isom|iso[2-9a-c]|mp4[12]|avc1|M4V[ HP]|MSNV|dash|3gp\d|f4v )$/.test(brand) ? 'mp4' : null
}

/** The bytes that precede the document type in EBML, the container of WebM and Matroska. Browsers play only the document type `webm`. */
const documentType = [0x42, 0x82]

function webmKind(head: Uint8Array): MediaKind | null {
  if (!startsWith(head, [0x1a, 0x45, 0xdf, 0xa3])) return null
  const at = head.findIndex((byte, place) => byte === documentType[0] && head[place + 1] === documentType[1])
  // These bytes are followed by the length of the name, in one to eight bytes, and by the name.
  return at > 0 && /^.{1,8}webm/su.test(latin(head, at + 2, at + 14)) ? 'webm' : null
}

const riffKind = (head: Uint8Array): MediaKind | null =>
  latin(head, 0, 4) === 'RIFF' && latin(head, 8, 12) === 'WEBP' && /^VP8[ LX]$/.test(latin(head, 12, 16)) ? 'webp' : null

/**
 * Returns the kind of a file by its first bytes, not by its name (A-17, K-18). Returns null for a kind that a program does not accept. For
 * images and documents this is only the first check: the file store also re-encodes images, and checks documents with `pdfFlaw`.
 */
export function mediaKindOf(head: Uint8Array): MediaKind | null {
  if (head.length < 16) return null
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpg'
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (pdfStart(latin(head, 0, mediaHead)) !== null) return 'pdf'
  return riffKind(head) ?? isoKind(head) ?? webmKind(head)
}

/**
 * Limits of each type. `bytes`: largest size (S2 §5). `size`: the rule that a larger file breaks. `kind`: the rule that a file of another
 * type breaks.
 */
export const mediaLimits: Readonly<Record<MediaType, { readonly bytes: number; readonly size: FieldRule; readonly kind: FieldRule }>> = {
  IMAGE: { bytes: 10 * megabyte, size: 'imageSize', kind: 'imageFile' },
  VIDEO: { bytes: 50 * megabyte, size: 'videoSize', kind: 'videoType' },
  DOCUMENT: { bytes: 50 * megabyte, size: 'pdfSize', kind: 'pdfType' },
}

/** Returns the problem of a file that is not of the expected type. The problem for an image has a code of its own. */
export const wrongMedia = (type: MediaType, path: string): Problem =>
  type === 'IMAGE'
    ? new Problem('FILE_FORMAT_INVALID', undefined, [{ path, rule: mediaLimits.IMAGE.kind }])
    : invalidInput([{ path, rule: mediaLimits[type].kind }])

/** Returns the problem of a file that is larger than its type allows (V-23). */
export const heavyMedia = (type: MediaType, path: string): Problem =>
  new Problem('FILE_SIZE_EXCEEDED', { max: mediaLimits[type].bytes / megabyte }, [{ path, rule: mediaLimits[type].size }])
