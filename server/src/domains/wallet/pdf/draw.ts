import type { InvoiceFacts } from './invoice-facts.ts'
import { invoicePdf } from './invoice.ts'
import type { StatementFacts } from './statement-facts.ts'
import { statementPdf } from './statement.ts'

/** A document to draw, with all data that is needed for it. */
export type PdfDocument = { kind: 'statement'; facts: StatementFacts } | { kind: 'invoice'; facts: InvoiceFacts }

export const drawPdf = (document: PdfDocument): Promise<Uint8Array> =>
  document.kind === 'statement' ? statementPdf(document.facts) : invoicePdf(document.facts)
