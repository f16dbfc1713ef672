import { parentPort, workerData } from 'node:worker_threads'
import { loadDocument } from '../pdfium/load.ts'
import type { DrawnPage } from './first-page.ts'

/** Flags of PDFium’s rendering: with annotations, and red before blue. */
const withAnnotations = 0x01
const redFirst = 0x10
const white = 0xffffffff

/** Draws the first page of the document at `path`, with `side` pixels on its longer side; null if it has none. */
async function drawFirstPage({ path, side }: { path: string; side: number }): Promise<DrawnPage | null> {
  const { pdfium, document, memory, close } = await loadDocument(path)
  try {
    const page = document === 0 ? 0 : pdfium.FPDF_LoadPage(document, 0)
    if (page === 0) return null
    const [wide, high] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)]
    if (!(wide > 0 && high > 0)) return null
    const scale = side / Math.max(wide, high)
    const [width, height] = [Math.max(1, Math.round(wide * scale)), Math.max(1, Math.round(high * scale))]
    const bitmap = pdfium.FPDFBitmap_Create(width, height, 0)
    if (bitmap === 0) return null
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white)
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, withAnnotations | redFirst)
    const from = pdfium.FPDFBitmap_GetBuffer(bitmap)
    return { width, height, pixels: memory().slice(from, from + width * height * 4) }
  } finally {
    close()
  }
}

parentPort?.postMessage(await drawFirstPage(workerData as { path: string; side: number }), [])
