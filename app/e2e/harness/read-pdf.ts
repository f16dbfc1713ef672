import { readFile } from 'node:fs/promises'

/** What stands on all pages of a document, in the order in which a program takes it out; parts of lines are apart. */
export async function readPdf(path: string): Promise<string[]> {
  // Only those who read one load the program that does it.
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
