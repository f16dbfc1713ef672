import { Readable } from 'node:stream'
import { adminMay } from '@wasla/contract/admin/policy.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import { mediaFacts } from '@wasla/contract/files/media.ts'
import { uuidIn } from '@wasla/contract/validation/identifier.ts'
import type { AdminService } from '../domains/admin/service.ts'
import type { FileRow, FilesService } from '../domains/files/service.ts'
import type { SessionService } from '../domains/session/service.ts'
import type { HttpContext } from '../graphql/endpoint.ts'
import { mimeOf } from '../providers/files/port.ts'
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
    const { bytes } = file
    const headers = headersOf(file)
    const condition = c.req.header('if-range')
    // A file has only one version. If `if-range` names another one, send the whole file.
    const part = condition === undefined || condition === headers.etag ? rangeOf(c.req.header('range'), bytes) : null
    if (part === 'unsatisfiable') return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${bytes}` } })
    const content = await files.open(file, part ?? undefined)
    if (!content) return notFound()
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
}
