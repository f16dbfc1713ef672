import { parentPort } from 'node:worker_threads'
import { drawPdf, type PdfDocument } from './draw.ts'

/** Draws one document after the other in a thread of its own, because drawing would delay every request. Sends an error back as a text. */
parentPort?.on('message', async (document: PdfDocument) => {
  try {
    const bytes = await drawPdf(document)
    parentPort?.postMessage({ bytes }, [bytes.buffer as ArrayBuffer])
  } catch (error) {
    parentPort?.postMessage({ problem: error instanceof Error ? (error.stack ?? error.message) : String(error) }, [])
  }
})
