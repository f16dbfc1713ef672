import Pdf from 'pdfkit'

type Options = NonNullable<ConstructorParameters<typeof Pdf>[0]>

/** Makes a PDF with this number of pages, as a program writes it. With `userPassword`, it opens only with that password. */
export async function madePdf(options: Options = {}, pages = 1): Promise<Buffer> {
  const document = new Pdf(options)
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const isOver = new Promise((resolve) => document.on('end', resolve))
  for (let page = 1; page < pages; page += 1) document.addPage()
  document.end()
  await isOver
  return Buffer.concat(chunks)
}

/** Makes a PDF that needs a password. */
export const lockedPdf = (): Promise<Buffer> => madePdf({ userPassword: 'user', ownerPassword: 'owner' })
