import { open } from 'node:fs/promises'
import { pdfFlaw } from '@wasla/contract/files/pdf.ts'
import type { FieldProblem } from '@wasla/contract/validation/field-problem.ts'
import { verificationLimits } from '@wasla/contract/verification/limits.ts'
import type { UploadedFile } from '../../platform/uploaded-file.ts'
import { hasTooManyPages } from './pdf-pages.ts'

/** What is wrong with a document by its content; null for a good one. */
async function ruleBroken({ path, size }: UploadedFile): Promise<FieldProblem['rule'] | null> {
  const file = await open(path, 'r')
  const read = async (from: number, to: number) => {
    const length = Math.max(0, Math.min(to, size) - from)
    return (await file.read(Buffer.alloc(length), 0, length, from)).buffer
  }
  try {
    const flaw = await pdfFlaw({ size, read })
    if (flaw) return flaw
    return (await hasTooManyPages({ size, read }, verificationLimits.documentPages)) ? 'pdfPages' : null
  } finally {
    await file.close()
  }
}

/** Every document that cannot be taken, each at its own path: one by one, so that few are ever in memory. */
export async function documentProblems(documents: readonly UploadedFile[], path = 'documents'): Promise<FieldProblem[]> {
  const problems: FieldProblem[] = []
  for (const [at, document] of documents.entries()) {
    const broken = await ruleBroken(document)
    if (broken) problems.push({ path: `${path}.${at}`, rule: broken })
  }
  return problems
}
