import { businessDocumentsRules } from '@wasla/contract/verification/rules.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'

/** Parts of a chosen file, as the contract's check of PDF files reads them. */
const readable = (file: File) => ({
  size: file.size,
  read: async (from: number, to: number) => new Uint8Array(await file.slice(from, to).arrayBuffer()),
})

/** The reader of PDF files is fetched when there is one to check. Where it cannot be fetched, the server decides. */
const fetchPdfCheck = () => import('@wasla/contract/files/pdf.ts').catch(() => null)

/**
 * What is certainly wrong with the documents, by their number and by what is inside of them: found before megabytes travel. Documents that
 * only look locked or damaged are sent, because the server has a reader that may open them (Y-20).
 */
export async function documentProblems(documents: readonly File[]): Promise<FieldProblem[]> {
  const missing = problemsOf(businessDocumentsRules, { documents })
  if (missing.length > 0) return missing
  const check = await fetchPdfCheck()
  if (!check) return []
  const rules = await Promise.all(
    documents.map(async (file) => {
      const flaw = await check.pdfFlaw(readable(file)).catch(() => 'unreadable' as const)
      if (flaw === 'unreadable') return 'pdfDamaged'
      return flaw && check.isCertain(flaw) ? flaw : null
    }),
  )
  return rules.flatMap((rule, index) => (rule ? [{ path: `documents.${index}`, rule }] : []))
}

/** A refused document by its own name, as the one field of documents says it. */
export const documentAt = (path: string): number | null => {
  const index = /^documents\.(\d+)$/.exec(path)?.[1]
  return index === undefined ? null : Number(index)
}
