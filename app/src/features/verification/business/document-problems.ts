import { businessDocumentsRules } from '@wasla/contract/verification/rules.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'
import { pdfProblem } from '#shared/verification/pdf-problem.ts'

/**
 * Checks the documents before megabytes are uploaded. Returns only problems that are certain from the number and the content of the files.
 * A document that only looks locked or damaged is no problem here, because the server's reader may open it (Y-20).
 */
export async function documentProblems(documents: readonly File[]): Promise<FieldProblem[]> {
  const missing = problemsOf(businessDocumentsRules, { documents })
  if (missing.length > 0) return missing
  const rules = await Promise.all(documents.map(pdfProblem))
  return rules.flatMap((rule, index) => (rule ? [{ path: `documents.${index}`, rule }] : []))
}

/** Returns the position of the document to which the path of a refusal points; null if it points to no document. */
export const documentAt = (path: string): number | null => {
  const index = /^documents\.(\d+)$/.exec(path)?.[1]
  return index === undefined ? null : Number(index)
}
