import { refusalOf } from '@wasla/contract/access/refusal.ts'
import { walletAccess } from '@wasla/contract/access/wallet.ts'
import { isProblem, Problem } from '@wasla/contract/errors/problem.ts'
import { wireError } from '@wasla/contract/errors/wire.ts'
import { languages } from '@wasla/contract/platform/language.ts'
import { invoiceNumber } from '@wasla/contract/wallet/invoices/invoice.ts'
import { plainRiyals } from '@wasla/contract/wallet/money.ts'
import { pdfText } from '@wasla/contract/wallet/pdf/text.ts'
import { transactionsCsv } from '@wasla/contract/wallet/transactions/csv.ts'
import { acceptTransactionsFilter, isListed, newestFirst } from '@wasla/contract/wallet/transactions/filter.ts'
import { openingOf, statementMonths, statementOf } from '@wasla/contract/wallet/transactions/statement.ts'
import type { RequestHandler } from 'msw'
import { http, HttpResponse } from 'msw/http'
import { accessProfileOf, requireViewer, type MockContext } from '../store/context.ts'
import { productName } from '../store/product-name.ts'
import type { MockServer } from '../store/server.ts'
import { invoiceOf, rowsOf } from '../store/wallet/transactions.ts'
import { documentPdf } from './document.ts'

const refused = (problem: Problem, status: number) => HttpResponse.json({ errors: [wireError(problem.extensions)] }, { status })
const missing = () => HttpResponse.json({ status: 'not found' }, { status: 404 })

const file = (body: string | Uint8Array<ArrayBuffer>, type: string, name: string) =>
  new HttpResponse(body, {
    headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'private, no-store' },
  })

/** Removes characters that the PDF's built-in font cannot show. */
const latin = (text: string) => text.replaceAll(/[^\x20-\x7e]/g, '')

/** Returns a PDF with the texts of the server's document. The mock has no fonts or tables for a layout. */
const page = (lines: readonly string[], name: string) => file(documentPdf(lines.map(latin)), 'application/pdf', name)

type DownloadRequest = { context: MockContext; url: URL; profileId: string }

/** Returns whether the request is for this path. A module in a folder of the same name has another path. */
const isAt = (url: URL, path: string) => url.pathname.startsWith(path)

function statementFile({ context: { store }, profileId }: DownloadRequest, month: string) {
  const rows = rowsOf(store, profileId)
  if (!statementMonths(rows, store.clock.now()).includes(month)) return missing()
  const { opening, incoming, outgoing, closing } = statementOf(month, openingOf(rows, month), rows)
  const sum = (label: string, halalas: number) => `${label} ${plainRiyals(halalas)}`
  return page(
    [
      `${pdfText('en', 'paper.statement')} ${month}`,
      sum(pdfText('en', 'paper.opening'), opening),
      sum(pdfText('en', 'paper.incoming'), incoming),
      sum(pdfText('en', 'paper.outgoing'), outgoing),
      sum(pdfText('en', 'paper.closing'), closing),
    ],
    `Wallet-statement-${month}.pdf`,
  )
}

function invoiceFile({ context: { store }, profileId }: DownloadRequest, transactionId: string) {
  const isOwn = rowsOf(store, profileId).some(({ id }) => id === transactionId)
  const invoice = isOwn ? invoiceOf(store, transactionId) : null
  if (!invoice) return missing()
  const number = invoiceNumber(invoice)
  const title = pdfText('en', invoice.kind === 'invoice' ? 'paper.invoice' : 'paper.creditNote')
  return page(
    [
      title,
      number,
      pdfText('en', 'paper.demo'),
      `${pdfText('en', 'paper.withoutVat')} ${plainRiyals(invoice.fee)}`,
      `${pdfText('en', 'paper.vat')} ${plainRiyals(invoice.vat)}`,
    ],
    `${number}.pdf`,
  )
}

function transactionsFile({ context: { store, language: usual }, url: { searchParams }, profileId }: DownloadRequest) {
  const language = languages.find((one) => one === searchParams.get('lang')) ?? usual
  const types = searchParams.getAll('types').flatMap((value) => value.split(',').filter((type) => type !== ''))
  const filter = acceptTransactionsFilter({ types, from: searchParams.get('from') || null, to: searchParams.get('to') || null })
  const rows = rowsOf(store, profileId)
    .filter((row) => isListed(row, filter))
    .toSorted(newestFirst)
  return file(transactionsCsv(rows, { language, productName }), 'text/csv; charset=utf-8', 'Wallet-transactions.csv')
}

/**
 * Returns handlers for wallet downloads, with the same transactions, months and refusals as the server. Statements and invoices are plain
 * pages with their sums. The mock's ledger has no chain, so every checkpoint is a 404.
 */
export function walletFiles(server: MockServer, isOffline: boolean): RequestHandler[] {
  const answer = (request: Request, path: string, find: (download: DownloadRequest) => HttpResponse<null> | Response) => {
    const url = new URL(request.url)
    if (!isAt(url, path)) return undefined
    if (isOffline) return HttpResponse.error()
    const context = server.contextOf(request.headers)
    const problem = refusalOf(walletAccess.myTransactions, {
      profile: accessProfileOf(context),
      problem: context.viewerProblem,
      flags: context.flags,
    })
    if (problem) return refused(problem, problem.code === 'FEATURE_DISABLED' ? 403 : 401)
    try {
      return find({ context, url, profileId: requireViewer(context).profileId })
    } catch (error) {
      if (isProblem(error)) return refused(error, 400)
      throw error
    }
  }
  const nameOf = (value: unknown) => String(value).replace(/\.pdf$/, '')
  return [
    http.get('*/wallet/statements/:file', ({ request, params }) =>
      answer(request, '/wallet/statements/', (download) => statementFile(download, nameOf(params['file']))),
    ),
    http.get('*/wallet/invoices/:file', ({ request, params }) =>
      answer(request, '/wallet/invoices/', (download) => invoiceFile(download, nameOf(params['file']))),
    ),
    http.get('*/wallet/transactions.csv', ({ request }) => answer(request, '/wallet/transactions.csv', transactionsFile)),
    http.get('*/ledger/checkpoint/:number', ({ request }) =>
      isAt(new URL(request.url), '/ledger/checkpoint/') ? refused(new Problem('CHECKPOINT_NOT_FOUND'), 404) : undefined,
    ),
  ]
}
