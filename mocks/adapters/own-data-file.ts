import { Problem } from '@wasla/contract/errors/problem.ts'
import { wireError } from '@wasla/contract/errors/wire.ts'
import type { RequestHandler } from 'msw'
import { http, HttpResponse } from 'msw/http'
import { archiveOf } from '../store/own-data/own-data.ts'
import type { MockServer } from '../store/server.ts'

/** Addresses of archives. Sources of the screen are in a folder of the same name, and stories load them from addresses that are longer. */
const archive = /^https?:\/\/[^/]+\/own-data\/([\w-]+)$/

/** Returns the handler for archives of own data. The mock’s archive is one JSON file with the number of rows of each section. */
export const ownDataFile = (server: MockServer, isOffline: boolean): RequestHandler[] => [
  http.get(archive, ({ params }) => {
    if (isOffline) return HttpResponse.error()
    try {
      return HttpResponse.json(archiveOf(server.store, String(params['0'])).counts, {
        headers: { 'content-disposition': 'attachment; filename="my-data.json"', 'cache-control': 'private, no-store' },
      })
    } catch (error) {
      if (error instanceof Problem) return HttpResponse.json({ errors: [wireError(error.extensions)] }, { status: 404 })
      throw error
    }
  }),
]
