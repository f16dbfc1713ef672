import { Readable } from 'node:stream'
import type { OwnDataService } from '../domains/own-data/service.ts'
import type { HttpContext } from '../graphql/endpoint.ts'
import { fileHeaders } from '../request/headers.ts'
import { notFound } from './responses.ts'

const sealed = /^[\w-]{60,400}$/

/**
 * `GET /own-data/<link>`: the archive that a link of `linkDataArchive` opens. The link is the proof, because a browser sends no header when it
 * downloads; it works for minutes, and only while the session that requested it is open. 404 for every other link.
 */
export const ownDataAnswer =
  ({ ownData }: { ownData: Pick<OwnDataService, 'openArchive'> }) =>
  async (c: HttpContext): Promise<Response> => {
    const link = c.req.param('link') ?? ''
    const found = sealed.test(link) ? await ownData.openArchive(link) : null
    if (!found) return notFound()
    const { stream, bytes, day } = found
    const headers = {
      ...fileHeaders,
      'content-type': 'application/zip',
      'content-length': String(bytes),
      'content-disposition': `attachment; filename="my-data-${day}.zip"`,
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    }
    if (c.req.raw.method === 'HEAD') {
      stream.destroy()
      return new Response(null, { headers })
    }
    return new Response(Readable.toWeb(stream) as unknown as ReadableStream, { headers })
  }
