import { getDocument, GlobalWorkerOptions, InvalidPDFException, PasswordException, type PDFDocumentProxy } from 'pdfjs-dist'
import { workerAddress } from './worker-address.ts'

/** Why a document cannot be shown: it has a password, or it is damaged. */
export type Unreadable = 'locked' | 'damaged'

type ScriptPolicy = { createScriptURL: (address: string) => string }
type TrustedTypes = { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy }

/* With Trusted Types, the page accepts no string as the address of a script. This policy allows only the PDF worker. */
const onlyOurWorker: ScriptPolicy = {
  createScriptURL(address) {
    if (address !== workerAddress) throw new TypeError('No other script is started here')
    return address
  },
}

/** The standard PDF fonts from our server, so that documents without embedded fonts look the same everywhere. */
const standardFontDataUrl = '/pdf-fonts/'

let worker: Worker | null = null

function startWorker() {
  if (worker) return
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
  const policy = types?.createPolicy('app', onlyOurWorker) ?? onlyOurWorker
  worker = new Worker(policy.createScriptURL(workerAddress), { type: 'module' })
  GlobalWorkerOptions.workerPort = worker
}

/** Opens a PDF from its bytes. Scripts, forms and links of the document do not run. */
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

/** Returns the text of a page, for screen readers. */
export async function wordsOf(pdf: PDFDocumentProxy, page: number): Promise<string> {
  const { items } = await (await pdf.getPage(page)).getTextContent()
  return items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : [])).join(' ')
}

/** Draws a page at a width in CSS pixels, at the screen’s resolution up to a pixel ratio of 2. */
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
