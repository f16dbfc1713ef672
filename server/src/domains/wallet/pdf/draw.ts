import type { InvoiceFacts } from './invoice-facts.ts'
import { invoicePdf } from './invoice.ts'
import type { KitPaper } from './kit-paper.ts'
import { kitPdf } from './kit.ts'
import type { StatementFacts } from './statement-facts.ts'
import { statementPdf } from './statement.ts'
import type { TermsPaper } from './terms-paper.ts'
import { termsPdf } from './terms.ts'

/** A document to draw, with all data that is needed for it. */
export type PdfDocument =
  | { kind: 'statement'; facts: StatementFacts }
  | { kind: 'invoice'; facts: InvoiceFacts }
  | { kind: 'terms'; facts: TermsPaper }
  | { kind: 'kit'; facts: KitPaper }

export function drawPdf(document: PdfDocument): Promise<Uint8Array> {
  if (document.kind === 'kit') return kitPdf(document.facts)
  if (document.kind === 'terms') return termsPdf(document.facts)
  return document.kind === 'statement' ? statementPdf(document.facts) : invoicePdf(document.facts)
}
