import { inflateSync } from 'node:zlib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export type ReadPdf = {
  info: Readonly<Record<string, unknown>>
  /** Texts of each page, in the order in which a program extracts them. Parts of a line are separate. */
  pages: string[][]
  /** The actual texts that the file states for reversed letters, in file order. */
  spoken: string[]
  /** Names of the embedded fonts. */
  fonts: string[]
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
const unescaped = (text: string) => text.replaceAll(/\\(.)/gs, (_, sign: string) => escapes[sign] ?? sign)
const utf16 = (text: string) => new TextDecoder('utf-16be').decode(Buffer.from(text, 'latin1').subarray(2))

function spokenIn(file: Buffer): string[] {
  const text = file.toString('latin1')
  const streams = [...text.matchAll(/\/Filter \/FlateDecode\r?\n>>\r?\nstream\r?\n/g)].map(({ index, 0: head }) => {
    const from = index + head.length
    return inflateSync(file.subarray(from, text.indexOf('endstream', from)), { finishFlush: 2 }).toString('latin1')
  })
  return streams.flatMap((stream) =>
    [...stream.matchAll(/\/ActualText \(((?:\\.|[^\\)])*)\)/gs)].map(([, written = '']) => utf16(unescaped(written))),
  )
}

/** Extracts the text of a document with the library that Firefox shows PDFs with. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const file = Buffer.from(bytes)
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const opened = await task.promise
  const pages: string[][] = []
  for (let number = 1; number <= opened.numPages; number += 1) {
    const { items } = await (await opened.getPage(number)).getTextContent()
    pages.push(items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : [])))
  }
  const { info } = await opened.getMetadata()
  await task.destroy()
  const fonts = [...file.toString('latin1').matchAll(/\/FontName \/[A-Z]+\+([\w-]+)/g)].map(([, name = '']) => name)
  return { info: { ...info }, pages, spoken: spokenIn(file), fonts: [...new Set(fonts)].toSorted() }
}
