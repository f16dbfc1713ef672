import type { InvoiceFacts } from './invoice-facts.ts'
import { invoicePdf } from './invoice.ts'
import type { StatementFacts } from './statement-facts.ts'
import { statementPdf } from './statement.ts'

/** A document to draw, with all data that is needed for it. */
export type Paper = { kind: 'statement'; facts: StatementFacts } | { kind: 'invoice'; facts: InvoiceFacts }

export const drawPaper = (paper: Paper): Promise<Uint8Array> =>
  paper.kind === 'statement' ? statementPdf(paper.facts) : invoicePdf(paper.facts)
