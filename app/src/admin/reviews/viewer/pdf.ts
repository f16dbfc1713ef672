import { getDocument, GlobalWorkerOptions, InvalidPDFException, PasswordException, type PDFDocumentProxy } from 'pdfjs-dist'
import { workerAddress } from './worker-address.ts'

/** Why a document cannot be shown. */
export type Unreadable = 'locked' | 'damaged'

type ScriptPolicy = { createScriptURL: (address: string) => string }
type TrustedTypes = { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy }

/* Trusted Types: the page accepts no string as a script's address. This policy allows the PDF worker alone. */
const onlyOurWorker: ScriptPolicy = {
  createScriptURL(address) {
    if (address !== workerAddress) throw new TypeError('No other script is started here')
    return address
  },
}

/** The standard fonts of PDF, served by us: documents that do not embed theirs look the same everywhere. */
const standardFontDataUrl = '/pdf-fonts/'

let worker: Worker | null = null

function startWorker() {
  if (worker) return
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
  const policy = types?.createPolicy('app', onlyOurWorker) ?? onlyOurWorker
  worker = new Worker(policy.createScriptURL(workerAddress), { type: 'module' })
  GlobalWorkerOptions.workerPort = worker
}

/** Opens a PDF from its bytes. What a document holds besides its pages (scripts, forms, links) does not run. */
export async function openPdf(bytes: ArrayBuffer): Promise<PDFDocumentProxy | Unreadable> {
  startWorker()
  const task = getDocument({
    data: new Uint8Array(bytes),
    standardFontDataUrl,
    useSystemFonts: false,
    useWasm: false,
    useWorkerFetch: false,
    enableXfa: false,
    verbosity: 0,
  })
  try {
    return await task.promise
  } catch (error) {
    void task.destroy()
    if (error instanceof PasswordException) return 'locked'
    if (error instanceof InvalidPDFException) return 'damaged'
    throw error
  }
}

/** The text of a page, for screen readers. */
export async function wordsOf(pdf: PDFDocumentProxy, page: number): Promise<string> {
  const { items } = await (await pdf.getPage(page)).getTextContent()
  return items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : [])).join(' ')
}

/** Draws a page at a width in CSS pixels, at the resolution of the screen. */
export async function drawPage(pdf: PDFDocumentProxy, number: number, canvas: HTMLCanvasElement, width: number, signal: AbortSignal) {
  const page = await pdf.getPage(number)
  if (signal.aborted) return
  const ratio = Math.min(globalThis.devicePixelRatio || 1, 2)
  const natural = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: (width * ratio) / natural.width })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  canvas.style.inlineSize = `${width}px`
  const task = page.render({ canvas, viewport })
  signal.addEventListener('abort', () => task.cancel(), { once: true })
  await task.promise
}
