import { Problem } from '@wasla/contract/errors/problem.ts'
import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'
import { isCertain, pdfFlaw } from '@wasla/contract/files/pdf.ts'
import { hasTooManyPages } from '#platform/pdf-pages.ts'
import { withReadable } from '#platform/readable-file.ts'
import { QueueFull, semaphore } from '#platform/semaphore.ts'
import type { UploadedFile } from '#platform/uploaded-file.ts'
import { inPdfThread } from './in-thread.ts'

/** Timeout for opening a document, in milliseconds. Ordinary documents take less; only a malicious one takes more. */
const longest = 10_000
/** One document at a time, because each takes a thread and some megabytes. */
const withPermit = semaphore({ atOnce: 1, waiting: 32 })

/**
 * Returns the pages that PDFium finds in a document; null if it does not open it without a password, or not in time. Throws `SERVICE_BUSY`.
 */
const pagesOf = (path: string, wait: number): Promise<number | null> =>
  withPermit(() => inPdfThread<number | null>(new URL('./count-pages.worker.ts', import.meta.url), { path }, wait).catch(() => null)).catch(
    (error: unknown) => {
      throw error instanceof QueueFull ? new Problem('SERVICE_BUSY', { retryAfter: 1 }) : error
    },
  )

/**
 * Returns the rule that a document’s content breaks; null for a good one. A document that looks encrypted or damaged is good if PDFium
 * opens it without a password (Y-20). `mostPages`: more are refused (security case 52). `wait`: how long PDFium may take, in milliseconds.
 * Throws `SERVICE_BUSY` if too many wait for PDFium.
 */
export const documentFlaw = (
  upload: Pick<UploadedFile, 'path' | 'size'>,
  mostPages: number,
  wait = longest,
): Promise<FieldProblem['rule'] | null> =>
  withReadable(upload, async (file) => {
    const flaw = await pdfFlaw(file)
    if (flaw && isCertain(flaw)) return flaw
    const pages = flaw ? await pagesOf(upload.path, wait) : 0
    if (pages === null) return flaw
    return pages > mostPages || (await hasTooManyPages(file, mostPages)) ? 'pdfPages' : null
  })
