import type { FieldRule } from '@wasla/contract/errors/field-problem.ts'

/** Wraps a chosen file in the interface that the contract's PDF check reads. */
const readable = (file: File) => ({
  size: file.size,
  read: async (from: number, to: number) => new Uint8Array(await file.slice(from, to).arrayBuffer()),
})

/** Loads the PDF check only if there is a file to check. If the check cannot be loaded, the server decides. */
const fetchPdfCheck = () => import('@wasla/contract/files/pdf.ts').catch(() => null)

/**
 * Checks a document before megabytes are uploaded. Returns only a problem that is certain from its content; null otherwise. A document that
 * only looks locked or damaged is no problem here, because the server's reader may open it (Y-20).
 */
export async function pdfProblem(file: File): Promise<FieldRule | null> {
  const check = await fetchPdfCheck()
  if (!check) return null
  const flaw = await check.pdfFlaw(readable(file)).catch(() => 'unreadable' as const)
  if (flaw === 'unreadable') return 'pdfDamaged'
  return flaw && check.isCertain(flaw) ? flaw : null
}
