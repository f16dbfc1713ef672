import type { FieldProblem } from '@wasla/contract/validation/field-problem.ts'

/** Reads parts of a chosen file, as the contract's judge of documents asks for them. */
const readable = (file: File) => ({
  size: file.size,
  read: async (from: number, to: number) => new Uint8Array(await file.slice(from, to).arrayBuffer()),
})

/** The judge of documents is fetched when there is something to judge. */
const fetchJudge = () => import('@wasla/contract/files/pdf.ts').catch(() => null)

/** What the server would find wrong inside the documents, found before megabytes travel. Without the judge the server's word has to do. */
export async function documentFlaws(documents: readonly File[]): Promise<FieldProblem[]> {
  const judge = await fetchJudge()
  if (!judge) return []
  const flaws = await Promise.all(documents.map(async (file) => judge.pdfFlaw(readable(file)).catch(() => 'pdfDamaged' as const)))
  return flaws.flatMap((rule, index) => (rule ? [{ path: `documents.${index}`, rule }] : []))
}

/** A refused document by its own name, as the one field of documents says it. */
export const documentAt = (path: string): number | null => {
  const index = /^documents\.(\d+)$/.exec(path)?.[1]
  return index === undefined ? null : Number(index)
}
