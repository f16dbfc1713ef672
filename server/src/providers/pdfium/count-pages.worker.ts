import { parentPort, workerData } from 'node:worker_threads'
import { loadDocument } from './load.ts'

/** Returns the number of pages of the document at `path`; null if PDFium does not open it without a password. */
async function countPages({ path }: { path: string }): Promise<number | null> {
  const { pdfium, document, close } = await loadDocument(path)
  try {
    const pages = document === 0 ? 0 : pdfium.FPDF_GetPageCount(document)
    return pages > 0 ? pages : null
  } finally {
    close()
  }
}

parentPort?.postMessage(await countPages(workerData as { path: string }), [])
