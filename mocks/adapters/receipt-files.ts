import { participationsAccess } from '@wasla/contract/access/participations.ts'
import { refusalOf } from '@wasla/contract/access/refusal.ts'
import { isProblem, Problem } from '@wasla/contract/errors/problem.ts'
import { wireError } from '@wasla/contract/errors/wire.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import { readTerms } from '@wasla/contract/sealed-terms/canonical.ts'
import { termsText } from '@wasla/contract/sealed-terms/text.ts'
import type { RequestHandler } from 'msw'
import { http, HttpResponse } from 'msw/http'
import { accessProfileOf, requireViewer } from '../store/context.ts'
import { sealAt, termsReceipt } from '../store/sealed-terms/receipts.ts'
import type { MockServer } from '../store/server.ts'
import { documentPdf } from './document.ts'

const refused = (problem: Problem, status: number) => HttpResponse.json({ errors: [wireError(problem.extensions)] }, { status })
/** Removes characters that the PDF's built-in font cannot show. */
const latin = (text: string) => text.replaceAll(/[^\x20-\x7e]/g, ' ')

/** Returns handlers for receipts of terms: the seal that everybody may read, and a plain PDF with the sealed lines. */
export function receiptFiles(server: MockServer, isOffline: boolean): RequestHandler[] {
  return [
    http.get('*/receipts/seals/:number', async ({ params }) => {
      if (isOffline) return HttpResponse.error()
      const found = await sealAt(server.store, Number(params['number']))
      if (!found) return refused(new Problem('CHECKPOINT_NOT_FOUND'), 404)
      return HttpResponse.json({ number: found.seq, hash: found.hash, sealedAt: toDateTime(found.sealedAt) })
    }),
    http.get('*/receipts/:file', async ({ request, params }) => {
      if (!new URL(request.url).pathname.startsWith('/receipts/')) return undefined
      if (isOffline) return HttpResponse.error()
      const context = server.contextOf(request.headers)
      const problem = refusalOf(participationsAccess.termsReceipt, {
        profile: accessProfileOf(context),
        problem: context.viewerProblem,
        flags: context.flags,
      })
      if (problem) return refused(problem, problem.code === 'FEATURE_DISABLED' ? 403 : 401)
      try {
        const id = String(params['file']).replace(/\.pdf$/, '')
        const receipt = await termsReceipt(context.store, requireViewer(context).profileId, id)
        const lines = readTerms(receipt.terms.text).lines.map(({ en: [label, value] }) => latin(`${label}: ${value}`))
        return new HttpResponse(documentPdf([latin(termsText('terms.paper.title').en), receipt.number, ...lines]), {
          headers: {
            'content-type': 'application/pdf',
            'content-disposition': `attachment; filename="${receipt.number}.pdf"`,
            'cache-control': 'private, no-store',
          },
        })
      } catch (error) {
        if (isProblem(error)) return refused(error, 403)
        throw error
      }
    }),
  ]
}
