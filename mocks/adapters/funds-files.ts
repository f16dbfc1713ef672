import { Problem } from '@wasla/contract/errors/problem.ts'
import { wireError } from '@wasla/contract/errors/wire.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import type { RequestHandler } from 'msw'
import { http, HttpResponse } from 'msw/http'
import { fundsHash } from '../store/funds/funds.ts'
import type { MockServer } from '../store/server.ts'

/** Returns the handler for the hashes of checkpoints of funds, which everybody may read. */
export const fundsFiles = (server: MockServer, isOffline: boolean): RequestHandler[] => [
  http.get('*/ledger/funds/:number', async ({ request, params }) => {
    if (!new URL(request.url).pathname.startsWith('/ledger/funds/')) return undefined
    if (isOffline) return HttpResponse.error()
    const number = Number(params['number'])
    const found = await fundsHash(server.store, number)
    if (!found) return HttpResponse.json({ errors: [wireError(new Problem('CHECKPOINT_NOT_FOUND').extensions)] }, { status: 404 })
    return HttpResponse.json({ number, hash: found.hash, sealedAt: toDateTime(found.sealedAt) })
  }),
]
