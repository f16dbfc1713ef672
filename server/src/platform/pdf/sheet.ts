import type { Language } from '@wasla/contract/platform/language.ts'
import Pdf from 'pdfkit'
import { faces, familiesOf, readFaces, type Face, type Setting, type Weight } from './faces.ts'
import { runsOf, type Direction, type Run } from './runs.ts'

/** A4, in points. */
export const page = { width: 595.28, height: 841.89 } as const

/** How a text looks; `setting` is `text` unless said otherwise, `weight` regular. The size is in points. */
export type Look = { size: number; ink: string; weight?: Weight; setting?: Setting }

/** Where a text stands: its base line, and the edge or the middle it is set to. */
export type Place = { x: number; y: number; align: 'left' | 'right' | 'center' }

/** What the file says of itself. `madeAt` is in milliseconds; the same facts and drawing make the same bytes. */
export type AboutFile = { title: string; author: string; language: Language; madeAt: number }

const directionOf = (language: Language): Direction => (language === 'ar' ? 'rtl' : 'ltr')

/** Without the marks that give a direction: they are for laying lines out, and mean nothing where a text is copied to. */
const withoutMarks = (text: string) => text.replaceAll(/\p{Bidi_Control}/gu, '')

/** Signs that no face has are written with the ones that all have. */
const plain = (text: string) =>
  text
    .replaceAll(/[\u2018\u2019]/gu, "'")
    .replaceAll(/[\u201c\u201d]/gu, '"')
    .replaceAll('\u00a0', ' ')

let fonts: ReturnType<typeof readFaces> | undefined

type PlacedRun = Run<Face> & { width: number }

/** Pages on which texts of both scripts are drawn, with letters joined, and lines in the order in which they are read. */
export class Sheet {
  readonly #document: PDFKit.PDFDocument
  readonly #chunks: Buffer[] = []
  readonly #runs = new Map<string, PlacedRun[]>()
  readonly #whole: PDFKit.PDFStructureElement

  constructor({ title, author, language, madeAt }: AboutFile) {
    fonts ??= readFaces()
    const made = new Date(madeAt)
    this.#document = new Pdf({
      size: [page.width, page.height],
      margin: 0,
      autoFirstPage: false,
      pdfVersion: '1.7',
      lang: language,
      displayTitle: true,
      tagged: true,
      // None, in place of Helvetica, which would not be embedded.
      font: '',
      info: { Title: withoutMarks(title), Author: author, CreationDate: made, ModDate: made },
    })
    // It takes fonts that were read before; its types don't know that yet.
    for (const [face, font] of fonts) this.#document.registerFont(face, font as unknown as Buffer)
    this.#document.on('data', (chunk: Buffer) => this.#chunks.push(chunk))
    this.#whole = this.#document.struct('Document', { title: withoutMarks(title), lang: language })
    this.#document.addStructure(this.#whole)
  }

  addPage(): void {
    this.#document.addPage()
  }

  /** Draws what is read as one thing, in the language said. */
  read(tag: 'H1' | 'P', language: Language, draw: () => void): void {
    const element = this.#document.struct(tag, { lang: language }, () => draw())
    this.#whole.add(element)
    element.end()
  }

  /** Draws what says nothing or was said before: it is left out where the file is read aloud. */
  decorate(draw: () => void): void {
    this.#document.markContent('Artifact', { type: 'Layout' })
    draw()
    this.#document.endMarkedContent()
  }

  #runsOf(text: string, language: Language, { size, weight = 'regular', setting = 'text' }: Look): PlacedRun[] {
    const key = `${language} ${size} ${weight} ${setting} ${text}`
    const before = this.#runs.get(key)
    if (before) return before
    const shown = plain(text)
    const kinds = familiesOf(shown, setting).map((family): Face => `${family}.${weight}`)
    const runs = runsOf(shown, directionOf(language), kinds).map((run) => {
      this.#document.font(run.kind, size * faces[run.kind].scale)
      return { ...run, width: this.#document.widthOfString(run.drawn, { features: [] }) }
    })
    this.#runs.set(key, runs)
    return runs
  }

  /** Width of a line as it will be drawn, in points. */
  widthOf(text: string, language: Language, look: Look): number {
    return this.#runsOf(text, language, look).reduce((sum, { width }) => sum + width, 0)
  }

  /** A line in the direction of its language. */
  write(text: string, language: Language, { x, y, align }: Place, look: Look): void {
    const runs = this.#runsOf(text, language, look)
    const whole = runs.reduce((sum, { width }) => sum + width, 0)
    const left = x - { left: 0, center: whole / 2, right: whole }[align]
    const before = (place: number) => runs.reduce((sum, run) => (run.place < place ? sum + run.width : sum), 0)
    // Programs that copy by the places of letters would turn Arabic around; this says what is written.
    const isTurned = language === 'ar' || runs.some(({ drawn, text: own }) => drawn !== own)
    if (isTurned) this.#document.markContent('Span', { lang: language, actual: withoutMarks(text) })
    this.#document.fillColor(look.ink)
    for (const { drawn, kind, place } of runs)
      this.#document
        .font(kind, look.size * faces[kind].scale)
        .text(drawn, left + before(place), y, { lineBreak: false, baseline: 'alphabetic', features: [] })
    if (isTurned) this.#document.endMarkedContent()
  }

  /** A horizontal line. */
  rule(from: number, to: number, y: number, { ink, width }: { ink: string; width: number }): void {
    this.#document.moveTo(from, y).lineTo(to, y).lineWidth(width).lineCap('butt').strokeColor(ink).stroke()
  }

  /** A rectangle, filled or outlined. */
  box(
    { x, y, width, height }: { x: number; y: number; width: number; height: number },
    { fill, stroke, radius = 0 }: { fill?: string; stroke?: { ink: string; width: number }; radius?: number },
  ): void {
    this.#document.roundedRect(x, y, width, height, radius)
    if (fill !== undefined) this.#document.fill(fill)
    else if (stroke) this.#document.lineWidth(stroke.width).strokeColor(stroke.ink).stroke()
  }

  /** A path of an SVG, moved and scaled to where it belongs. */
  path(
    data: string,
    { x, y, scale }: { x: number; y: number; scale: number },
    look: { fill: string } | { ink: string; width: number },
  ): void {
    const document = this.#document
    document.save().translate(x, y).scale(scale).path(data)
    if ('fill' in look) document.fill(look.fill)
    else document.lineWidth(look.width).lineCap('round').strokeColor(look.ink).stroke()
    document.restore()
  }

  /** The whole file; nothing can be drawn afterwards. */
  async finish(): Promise<Uint8Array> {
    this.#whole.end()
    const ended = new Promise<void>((resolve) => void this.#document.once('end', resolve))
    this.#document.end()
    await ended
    return new Uint8Array(Buffer.concat(this.#chunks))
  }
}
