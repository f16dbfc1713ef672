import { readFile } from 'node:fs/promises'

/** Returns the text fragments of all pages of a PDF, in the order of extraction. One line can be several fragments. */
export async function readPdf(path: string): Promise<string[]> {
  // Imported here, so that only journeys that read a PDF load the PDF reader.
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const task = getDocument({ data: new Uint8Array(await readFile(path)), verbosity: 0 })
  const opened = await task.promise
  const texts: string[] = []
  for (let number = 1; number <= opened.numPages; number += 1) {
    const { items } = await (await opened.getPage(number)).getTextContent()
    texts.push(...items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : [])))
  }
  await task.destroy()
  return texts
}
