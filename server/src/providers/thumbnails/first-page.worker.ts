import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { init } from '@embedpdf/pdfium'
import type { DrawnPage } from './first-page.ts'

/** What we use of the runtime around the library, whose own types name those of a package that nobody else here needs. */
type Runtime = {
  addFunction(action: (...args: number[]) => number, signature: string): number
  setValue(address: number, value: number, type: 'i32'): void
  wasmExports: { memory: { readonly buffer: ArrayBuffer }; malloc(bytes: number): number }
}

/** Bits of PDFium's rendering: with annotations, and red before blue. */
const withAnnotations = 0x01
const redFirst = 0x10
const white = 0xffffffff

/**
 * Draws the first page of the document at `path`. PDFium asks for the bytes it needs: a document of fifty megabytes is never in memory,
 * only what its first page is made of.
 */
async function drawFirstPage({ path, side }: { path: string; side: number }): Promise<DrawnPage | null> {
  const wasm = readFileSync(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')))
  const pdfium = await init({ wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) })
  const { addFunction, setValue, wasmExports } = pdfium.pdfium as unknown as Runtime
  const memory = () => new Uint8Array(wasmExports.memory.buffer)
  const file = openSync(path, 'r')
  try {
    pdfium.PDFiumExt_Init()
    const readBlock = (_ = 0, position = 0, target = 0, size = 0) =>
      readSync(file, memory(), target, size, position >>> 0) === size ? 1 : 0
    const access = wasmExports.malloc(12)
    setValue(access, fstatSync(file).size, 'i32')
    setValue(access + 4, addFunction(readBlock, 'iiiii'), 'i32')
    setValue(access + 8, 0, 'i32')
    const document = pdfium.FPDF_LoadCustomDocument(access, '')
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
    closeSync(file)
  }
}

parentPort?.postMessage(await drawFirstPage(workerData as { path: string; side: number }), [])
