import { pdfFlaw } from '@wasla/contract/files/pdf.ts'
import type { FieldProblem } from '@wasla/contract/validation/field-problem.ts'

/** Reads parts of a chosen file, as the contract's judge of documents asks for them. */
const readable = (file: File) => ({
  size: file.size,
  read: async (from: number, to: number) => new Uint8Array(await file.slice(from, to).arrayBuffer()),
})

/** What the server would find wrong inside the documents, found before megabytes travel. */
export async function documentFlaws(documents: readonly File[]): Promise<FieldProblem[]> {
  const flaws = await Promise.all(documents.map(async (file) => pdfFlaw(readable(file)).catch(() => 'pdfDamaged' as const)))
  return flaws.flatMap((rule, index) => (rule ? [{ path: `documents.${index}`, rule }] : []))
}

/** A refused document by its own name, as the one field of documents says it. */
export const documentAt = (path: string): number | null => {
  const index = /^documents\.(\d+)$/.exec(path)?.[1]
  return index === undefined ? null : Number(index)
}
