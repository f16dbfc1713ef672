import { Readable } from 'node:stream'
import { adminMay } from '@wasla/contract/admin/policy.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { AdminService } from '../domains/admin/service.ts'
import type { FilesService } from '../domains/files/service.ts'
import type { SessionService } from '../domains/session/service.ts'
import type { HttpContext } from '../graphql/endpoint.ts'
import { mimeOf } from '../providers/files/port.ts'
import { notFound } from './answers.ts'
import { fileHeaders } from './headers.ts'

type Parts = {
  files: Pick<FilesService, 'find' | 'open'>
  session: Pick<SessionService, 'readViewer'>
  /** Whether an `authorization` header is that of somebody who reviews documents. */
  mayReview(authorization: string | undefined): Promise<boolean>
}

/** Whether a bearer header is that of somebody of the back office who may read documents. */
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

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const forEver = 'public, max-age=31536000, immutable'

/**
 * `GET /files/:id` (A-17). A picture is everybody's who has its address and never changes; a document is its owner's and the reviewers', by
 * their bearer header, and is cached nowhere. For everybody else there is none. A page shows a document by fetching it with the header and
 * opening the blob: no address of a document works by itself.
 */
export function fileAnswer({ files, session, mayReview }: Parts) {
  async function mayRead(file: { kind: string; user_id: string }, authorization: string | undefined): Promise<boolean> {
    if (file.kind === 'picture') return true
    if (authorization === undefined) return false
    try {
      if ((await session.readViewer(authorization))?.userId === file.user_id) return true
    } catch (error) {
      if (!(error instanceof Problem)) throw error
    }
    return mayReview(authorization)
  }

  return async (c: HttpContext): Promise<Response> => {
    const requested = c.req.param('id') ?? ''
    const file = id.test(requested) ? await files.find(requested) : null
    if (!file || !(await mayRead(file, c.req.header('authorization')))) return notFound()
    const content = await files.open(file)
    if (!content) return notFound()
    const isPicture = file.kind === 'picture'
    const headers = {
      ...fileHeaders,
      'content-type': mimeOf[file.extension],
      'content-length': String(content.bytes),
      'content-disposition': `${isPicture ? 'inline' : 'attachment'}; filename="${file.id}.${file.extension}"`,
      'cache-control': isPicture ? forEver : 'no-store',
      ...(isPicture ? {} : { vary: 'authorization' }),
    }
    if (c.req.raw.method === 'HEAD') {
      content.stream.destroy()
      return new Response(null, { headers })
    }
    return new Response(Readable.toWeb(content.stream) as unknown as ReadableStream, { headers })
  }
}
