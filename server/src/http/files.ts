import { Readable } from 'node:stream'
import { adminMay } from '@wasla/contract/admin/policy.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import { mediaFacts } from '@wasla/contract/files/media.ts'
import { pictureFormatFor, readPictureWidth } from '@wasla/contract/files/picture-sizes.ts'
import { uuidIn } from '@wasla/contract/validation/identifier.ts'
import type { AdminService } from '../domains/admin/service.ts'
import type { FileRow, FilesService } from '../domains/files/service.ts'
import type { SessionService } from '../domains/session/service.ts'
import type { HttpContext } from '../graphql/endpoint.ts'
import { mimeOf, type FilePart } from '../providers/files/port.ts'
import type { PictureSize } from '../providers/images/resize.ts'
import { notFound } from './responses.ts'
import { fileHeaders, filmHeaders } from '../request/headers.ts'
import { rangeOf } from './range.ts'

type Parts = {
  files: Pick<FilesService, 'find' | 'open'>
  session: Pick<SessionService, 'readViewer'>
  /** Returns whether an `authorization` header belongs to a reviewer of documents. */
  mayReview(authorization: string | undefined): Promise<boolean>
}

/** Returns a function that tells whether a bearer header belongs to an admin who may read documents. */
export const documentsReader =
  (adminService: Pick<AdminService, 'readAdmin'>) =>
  async (authorization: string | undefined): Promise<boolean> => {
    try {
      const admin = await adminService.readAdmin(authorization)
      return admin !== null && adminMay(admin.role, 'reviews.documents')
    } catch (error) {
      if (error instanceof Problem) return false
      throw error
    }
  }

const forEver = 'public, max-age=31536000, immutable'
const forAMinute = 'public, max-age=60'

/** Returns whether a page may show the file itself. A document is always a download: in a frame or a tab it could run its content. */
const isShown = ({ kind, extension }: Pick<FileRow, 'kind' | 'extension'>) => kind !== 'paper' && extension !== 'pdf'

function headersOf(file: FileRow) {
  const isPrivate = file.kind === 'paper'
  return {
    ...(mediaFacts[file.extension].type === 'VIDEO' ? filmHeaders : fileHeaders),
    'content-type': mimeOf(file.extension),
    'content-disposition': `${isShown(file) ? 'inline' : 'attachment'}; filename="${file.id}.${file.extension}"`,
    'cache-control': isPrivate ? 'no-store' : forEver,
    'accept-ranges': 'bytes',
    etag: `"${file.id}"`,
    ...(isPrivate ? { vary: 'authorization' } : {}),
  }
}

const headersOfSize = ({ id }: FileRow, { width, format }: PictureSize) => ({
  ...fileHeaders,
  'content-type': mimeOf(format),
  'content-disposition': `inline; filename="${id}-${width}.${format}"`,
  'cache-control': forEver,
  'accept-ranges': 'bytes',
  etag: `"${id}-${width}-${format}"`,
  vary: 'accept',
})

type Headers = Readonly<Record<string, string>> & { readonly etag: string }
type Content = { stream: Readable; bytes: number }
type Open = (part?: FilePart) => Promise<Content | null>

/** Sends a file or the part that the request names; null if the store has no such file. `bytes` is the size of the whole file. */
async function sent(c: HttpContext, headers: Headers, open: Open, bytes: number): Promise<Response | null> {
  const condition = c.req.header('if-range')
  // A file has only one version. If `if-range` names another one, send the whole file.
  const part = condition === undefined || condition === headers.etag ? rangeOf(c.req.header('range'), bytes) : null
  if (part === 'unsatisfiable') return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${bytes}` } })
  const content = await open(part ?? undefined)
  if (!content) return null
  const answer = part
    ? {
        status: 206,
        headers: {
          ...headers,
          'content-length': String(part.to - part.from + 1),
          'content-range': `bytes ${part.from}-${part.to}/${content.bytes}`,
        },
      }
    : { status: 200, headers: { ...headers, 'content-length': String(content.bytes) } }
  if (c.req.raw.method === 'HEAD') {
    content.stream.destroy()
    return new Response(null, answer)
  }
  return new Response(Readable.toWeb(content.stream) as unknown as ReadableStream, answer)
}

/** Sends a file whose size no row names. Only a request for a part needs the size before the content. */
async function sentUnmeasured(c: HttpContext, headers: Headers, open: Open): Promise<Response | null> {
  if (c.req.header('range') === undefined) return sent(c, headers, open, 0)
  const content = await open()
  content?.stream.destroy()
  return content && sent(c, headers, open, content.bytes)
}

/**
 * `GET /files/:id`. Anybody with the address may read pictures and files of programs, because a media player sends no header. They
 * never change. A document of a business needs the bearer header of its owner or a reviewer, and is never cached. Everybody else gets 404.
 * A page fetches a document with the header and opens the blob, because its address alone does not work.
 */
export function fileAnswer({ files, session, mayReview }: Parts) {
  async function mayRead(file: { kind: string; user_id: string }, authorization: string | undefined): Promise<boolean> {
    if (file.kind !== 'paper') return true
    if (authorization === undefined) return false
    try {
      if ((await session.readViewer(authorization))?.userId === file.user_id) return true
    } catch (error) {
      if (!(error instanceof Problem)) throw error
    }
    return mayReview(authorization)
  }

  return async (c: HttpContext): Promise<Response> => {
    const id = uuidIn(c.req.param('id') ?? '')
    const file = id === null ? null : await files.find(id)
    if (!file || !(await mayRead(file, c.req.header('authorization')))) return notFound()
    return (await sent(c, headersOf(file), (part) => files.open(file, part), file.bytes)) ?? notFound()
  }
}

/**
 * `GET /files/:id/:width`: a picture at most as wide as one of `pictureWidths`, in the best format that the browser accepts
 * (docs/decisions/063). Anybody may read it who may read the original. Answers 404 for every other file and width. If the size cannot be
 * drawn now, sends the original.
 */
export function pictureAnswer({ files }: { files: Pick<FilesService, 'find' | 'open' | 'openSize'> }) {
  return async (c: HttpContext): Promise<Response> => {
    const id = uuidIn(c.req.param('id') ?? '')
    const width = readPictureWidth(c.req.param('width') ?? '')
    const file = id === null || width === null ? null : await files.find(id)
    if (!file || width === null || file.kind !== 'picture') return notFound()
    const format = pictureFormatFor(c.req.header('accept'))
    if (format !== null) {
      const size = { width, format }
      const answer = await sentUnmeasured(c, headersOfSize(file, size), (part) => files.openSize(file, size, part))
      if (answer) return answer
    }
    // The browser asks again soon if it could get the size later.
    const headers = { ...headersOf(file), 'cache-control': format === null ? forEver : forAMinute, vary: 'accept' }
    return (await sent(c, headers, (part) => files.open(file, part), file.bytes)) ?? notFound()
  }
}
