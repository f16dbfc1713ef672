import { codePicture } from '../page/code-picture.ts'
import type { ArchiveFile } from './archive.ts'
import type { Caption } from './captions/caption.ts'
import type { CardKind } from './card-layout.ts'
import { codePng, codeOf, fileName, pngOf } from './picture-file.ts'

type PackParts = {
  url: string
  captions: readonly Caption[]
  /** The cards as drawn on the page. */
  cards: ReadonlyMap<CardKind, HTMLCanvasElement>
  /** The drawn QR code of the tracking link. */
  code: SVGElement
}

const bytesOf = async (picture: Blob) => new Uint8Array(await picture.arrayBuffer())

async function pictureFile(name: string, picture: Blob | null): Promise<ArchiveFile> {
  if (!picture) throw new Error('The browser made no picture')
  return { name, content: await bytesOf(picture) }
}

/**
 * Returns all files of a share pack: the cards, the QR code in both formats, and each caption. Throws if the browser creates no picture.
 */
export async function packFiles({ url, captions, cards, code }: PackParts): Promise<ArchiveFile[]> {
  return [
    ...(await Promise.all([...cards].map(([kind, canvas]) => pictureFile(fileName(url, kind), pngOf(canvas))))),
    await pictureFile(fileName(url, 'qr'), codePng(code)),
    await pictureFile(`${codeOf(url)}-qr.svg`, codePicture(code)),
    ...captions.map(({ language, copied }) => ({ name: `${codeOf(url)}-caption-${language}.txt`, content: `${copied}\n` })),
  ]
}
