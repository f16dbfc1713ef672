import { notFound } from '../responses.ts'
import { named, pdf } from './responses.ts'
import { walletFile, type CallerParts } from './caller.ts'

const statementName = /^(\d{4}-(?:0[1-9]|1[0-2]))\.pdf$/
const invoiceName = /^([\w:-]{1,80})\.pdf$/

/** `GET /wallet/statements/<YYYY-MM>.pdf`: the month’s statement of the viewer’s active profile; 404 if the month has none. */
export const statementAnswer = (parts: CallerParts) =>
  walletFile(parts, async ({ profileId }, { services, language }, c) => {
    const month = statementName.exec(c.req.param('file') ?? '')?.[1]
    const file = month === undefined ? null : await services.wallet.statementFile(profileId, month)
    return file ? pdf(file.bytes, named(language, 'paper.fileOfStatement', { month: month ?? '' }, 'pdf')) : notFound()
  })

/**
 * `GET /wallet/invoices/<transaction>.pdf` (P-22): the tax invoice or credit note of one of the viewer’s transactions. Answers 404 if there
 * is none. Answers the same if it belongs to somebody else, so that nobody learns that it exists.
 */
export const invoiceAnswer = (parts: CallerParts) =>
  walletFile(parts, async ({ profileId }, { services }, c) => {
    const transactionId = invoiceName.exec(c.req.param('file') ?? '')?.[1]
    const file = transactionId === undefined ? null : await services.wallet.invoiceFile(profileId, transactionId)
    return file ? pdf(file.bytes, { 'content-disposition': `attachment; filename="${file.number}.pdf"` }) : notFound()
  })
