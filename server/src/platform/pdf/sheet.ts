import type { Language } from '@wasla/contract/platform/language.ts'
import Pdf from 'pdfkit'
import { faces, familiesOf, readFaces, type Face, type Setting, type Weight } from './faces.ts'
import { runsOf, type Direction, type Run } from './runs.ts'

/** A4, in points. */
export const page = { width: 595.28, height: 841.89 } as const

/** The style of a text. `size` is in points; the default `setting` is `text`, the default `weight` is `regular`. */
export type TextStyle = { size: number; ink: string; weight?: Weight; setting?: Setting }

/** Position of a text in points: `y` is its base line, `x` its left edge, right edge or middle, by `align`. */
export type Place = { x: number; y: number; align: 'left' | 'right' | 'center' }

/** Metadata of the file. `madeAt` is in milliseconds; the same metadata and drawing make the same bytes. */
export type AboutFile = { title: string; author: string; language: Language; madeAt: number }

const directionOf = (language: Language): Direction => (language === 'ar' ? 'rtl' : 'ltr')

/** Removes direction marks: they are for layout and mean nothing in copied text. */
const withoutMarks = (text: string) => text.replaceAll(/\p{Bidi_Control}/gu, '')

/** Replaces signs that no font has with signs that every font has. */
const plain = (text: string) =>
  text
    .replaceAll(/[\u2018\u2019]/gu, "'")
    .replaceAll(/[\u201c\u201d]/gu, '"')
    .replaceAll('\u00a0', ' ')

let fonts: ReturnType<typeof readFaces> | undefined

type PlacedRun = Run<Face> & { width: number }

/** Draws pages with texts of both scripts, with joined letters and in reading order. */
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
      // Set no default font, because it would be Helvetica, which is not embedded.
      font: '',
      info: { Title: withoutMarks(title), Author: author, CreationDate: made, ModDate: made },
    })
    // The library takes fonts that are already read, but its types do not say so.
    for (const [face, font] of fonts) this.#document.registerFont(face, font as unknown as Buffer)
    this.#document.on('data', (chunk: Buffer) => this.#chunks.push(chunk))
    this.#whole = this.#document.struct('Document', { title: withoutMarks(title), lang: language })
    this.#document.addStructure(this.#whole)
  }

  addPage(): void {
    this.#document.addPage()
  }

  /** Draws one element for screen readers, in the given language. */
  read(tag: 'H1' | 'P', language: Language, draw: () => void): void {
    const element = this.#document.struct(tag, { lang: language }, () => draw())
    this.#whole.add(element)
    element.end()
  }

  /** Draws decoration, or text that repeats: screen readers skip it. */
  decorate(draw: () => void): void {
    this.#document.markContent('Artifact', { type: 'Layout' })
    draw()
    this.#document.endMarkedContent()
  }

  #runsOf(text: string, language: Language, { size, weight = 'regular', setting = 'text' }: TextStyle): PlacedRun[] {
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

  /** Returns the width of a line as it will be drawn, in points. */
  widthOf(text: string, language: Language, style: TextStyle): number {
    return this.#runsOf(text, language, style).reduce((sum, { width }) => sum + width, 0)
  }

  /** Writes a line in the direction of its language. */
  write(text: string, language: Language, { x, y, align }: Place, style: TextStyle): void {
    const runs = this.#runsOf(text, language, style)
    const whole = runs.reduce((sum, { width }) => sum + width, 0)
    const left = x - { left: 0, center: whole / 2, right: whole }[align]
    const before = (place: number) => runs.reduce((sum, run) => (run.place < place ? sum + run.width : sum), 0)
    // Programs that copy text by the places of letters would reverse Arabic; this states the written text.
    const isTurned = language === 'ar' || runs.some(({ drawn, text: own }) => drawn !== own)
    if (isTurned) this.#document.markContent('Span', { lang: language, actual: withoutMarks(text) })
    this.#document.fillColor(style.ink)
    for (const { drawn, kind, place } of runs)
      this.#document
        .font(kind, style.size * faces[kind].scale)
        .text(drawn, left + before(place), y, { lineBreak: false, baseline: 'alphabetic', features: [] })
    if (isTurned) this.#document.endMarkedContent()
  }

  /** Draws a horizontal line. */
  rule(from: number, to: number, y: number, { ink, width }: { ink: string; width: number }): void {
    this.#document.moveTo(from, y).lineTo(to, y).lineWidth(width).lineCap('butt').strokeColor(ink).stroke()
  }

  /** Draws a rectangle, filled or outlined. */
  box(
    { x, y, width, height }: { x: number; y: number; width: number; height: number },
    { fill, stroke, radius = 0 }: { fill?: string; stroke?: { ink: string; width: number }; radius?: number },
  ): void {
    this.#document.roundedRect(x, y, width, height, radius)
    if (fill !== undefined) this.#document.fill(fill)
    else if (stroke) this.#document.lineWidth(stroke.width).strokeColor(stroke.ink).stroke()
  }

  /** Draws an SVG path, moved and scaled to its place. */
  path(
    data: string,
    { x, y, scale }: { x: number; y: number; scale: number },
    style: { fill: string } | { ink: string; width: number },
  ): void {
    const document = this.#document
    document.save().translate(x, y).scale(scale).path(data)
    if ('fill' in style) document.fill(style.fill)
    else document.lineWidth(style.width).lineCap('round').strokeColor(style.ink).stroke()
    document.restore()
  }

  /** Returns the whole file. Nothing can be drawn afterwards. */
  async finish(): Promise<Uint8Array> {
    this.#whole.end()
    const ended = new Promise<void>((resolve) => void this.#document.once('end', resolve))
    this.#document.end()
    await ended
    return new Uint8Array(Buffer.concat(this.#chunks))
  }
}
