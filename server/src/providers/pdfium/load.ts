import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { init } from '@embedpdf/pdfium'

/** The parts of the library’s runtime that we use. The library’s own types need a package that nothing else here needs. */
type Runtime = {
  addFunction(action: (...args: number[]) => number, signature: string): number
  setValue(address: number, value: number, type: 'i32'): void
  wasmExports: { memory: { readonly buffer: ArrayBuffer }; malloc(bytes: number): number }
}

type Pdfium = Awaited<ReturnType<typeof init>>

/** A document in PDFium. `document` is 0 if it cannot be opened without a password. Addresses point into `memory`. */
export type LoadedDocument = { readonly pdfium: Pdfium; readonly document: number; memory(): Uint8Array<ArrayBuffer>; close(): void }

/**
 * Opens the document at `path` in PDFium without a password. PDFium reads only the bytes it needs, so that a document of fifty megabytes is
 * never whole in memory. Only for worker threads: damage by an untrusted document ends with the thread.
 */
export async function loadDocument(path: string): Promise<LoadedDocument> {
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
    return { pdfium, document: pdfium.FPDF_LoadCustomDocument(access, ''), memory, close: () => closeSync(file) }
  } catch (error) {
    closeSync(file)
    throw error
  }
}
