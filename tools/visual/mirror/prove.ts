import type { Browser, Page } from 'playwright'
import type { Mode } from '../../../.storybook/modes.ts'
import { Camera } from '../camera.ts'
import { causeOf, type Cause } from './cause.ts'
import { declaredFor } from './declared.ts'
import { faultsBetween, keyFaults, type Fault, type Looked } from './faults.ts'
import type { Half } from './half.ts'
import { languageChoice } from './language-choice.ts'
import { walkByKeys } from './keys.ts'
import { measure } from './measure.ts'
import { readPatterns, showPatterns, stillEditors } from './words.ts'

export type Width = 'desktop' | 'phone'
const viewports = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const

export type Explained = Fault & { cause?: Cause }
export type Proof = { faults: Explained[]; looked: Looked; english: Half; arabic: Half; pictures?: { english: Buffer; arabic: Buffer } }

/** Of a story with more faults, the causes of the first ones are looked for. */
const mostExplained = 12

const modeOf = (locale: Mode['locale'], width: Width): Mode => ({ locale, theme: 'light', viewport: viewports[width] })

/** Waits until what measures itself has been laid out again. */
const laidOut = (page: Page) =>
  page.evaluate(async () => {
    // Overlays were placed beside other texts; they follow a change of the window.
    globalThis.dispatchEvent(new Event('resize'))
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  })

/** How many elements nobody has numbered: they were drawn again after their text changed. */
const unnumbered = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('#storybook-root :not([data-mirror], svg *, noscript *, iframe *, script, style)').length)

/** The English and the Arabic page of a Storybook, side by side. */
export class Mirror {
  readonly #english: Camera
  readonly #arabic: Camera
  #width: Width = 'desktop'

  private constructor(english: Camera, arabic: Camera) {
    this.#english = english
    this.#arabic = arabic
  }

  static async place(browser: Browser, address: string): Promise<Mirror> {
    const [english, arabic] = [await Camera.place(browser, address), await Camera.place(browser, address)]
    return new Mirror(english, arabic)
  }

  async turnTo(width: Width): Promise<void> {
    await this.#english.turnTo(modeOf('en', width))
    await this.#arabic.turnTo(modeOf('ar', width))
    this.#width = width
  }

  /** The width of the window. */
  get width(): Width {
    return this.#width
  }

  async #resize(width: Width): Promise<void> {
    if (width === this.#width) return
    this.#width = width
    await Promise.all(this.#cameras.map((camera) => camera.resize(viewports[width])))
  }

  get #cameras(): readonly [Camera, Camera] {
    return [this.#english, this.#arabic]
  }

  /**
   * Shows a story in both languages with the same neutral text, and returns what is not mirrored and why, for each width of the window. The
   * story is shown once; then the window changes. `isPictured` also takes pictures of a story with faults, with its real words.
   */
  async proveAt<const Widths extends readonly Width[]>(
    id: string,
    widths: Widths,
    isPictured = true,
  ): Promise<{ width: Width; proof: Proof }[]> {
    const glances: { width: Width; proof: Proof }[] = []
    for (const width of widths) {
      await this.#resize(width)
      if (glances.length === 0) await Promise.all(this.#cameras.map((camera) => camera.show({ id })))
      // Keys change what the page shows, so they come last.
      glances.push({ width, proof: await this.#compare(glances.length === widths.length - 1) })
    }
    const proved: { width: Width; proof: Proof }[] = []
    for (const { width, proof } of glances)
      proved.push({ width, proof: proof.faults.length === 0 ? proof : await this.#lookAgain(id, width, isPictured) })
    return proved
  }

  /** Proves a story in the window as it is. */
  async prove(id: string, isPictured = true): Promise<Proof> {
    const [proved] = await this.proveAt(id, [this.#width], isPictured)
    if (!proved) throw new Error(`${id} was not compared.`)
    return proved.proof
  }

  /**
   * Compares a story from empty pages: it was shown after other stories and without much patience. Only what it also shows alone is a fault.
   */
  async #lookAgain(id: string, width: Width, isPictured: boolean): Promise<Proof> {
    this.forget()
    await this.#resize(width)
    await Promise.all(this.#cameras.map((camera) => camera.show({ id }, 'look')))
    const proof = await this.#compare(true)
    const faults: Explained[] = []
    for (const [index, fault] of proof.faults.entries()) {
      const isStyled = index < mostExplained && fault.kind !== 'keys'
      const cause = isStyled ? causeOf(fault, await declaredFor(this.#arabic.opened.session, fault.id)) : undefined
      faults.push({ ...fault, ...(cause && { cause }) })
    }
    this.forget()
    if (!isPictured || faults.length === 0) return { ...proof, faults }
    // The pictures show the real words.
    const [english, arabic] = await Promise.all(
      this.#cameras.map(async (camera) => {
        const { height } = await camera.show({ id })
        return camera.picture(height)
      }),
    )
    return { ...proof, faults, ...(english && arabic && { pictures: { english, arabic } }) }
  }

  async #compare(isPressed: boolean): Promise<Proof> {
    const [english, arabic] = [this.#english.opened.page, this.#arabic.opened.page]
    await Promise.all([english.evaluate(stillEditors), arabic.evaluate(stillEditors)])
    for (let round = 0; round < 3; round++) {
      const patterns = await english.evaluate(readPatterns)
      await Promise.all([english.evaluate(showPatterns, patterns), arabic.evaluate(showPatterns, patterns)])
      await Promise.all([laidOut(english), laidOut(arabic)])
      if ((await unnumbered(english)) + (await unnumbered(arabic)) === 0) break
    }
    const [first, second] = await Promise.all([english.evaluate(measure), arabic.evaluate(measure)])
    const { faults, looked } = faultsBetween(first, second)
    const scrolled = new Set(faults.filter(({ kind }) => kind === 'scroll').map(({ id }) => id))
    // In a choice of language the keyboard begins at another option in each language.
    const { around: ofLanguage } = languageChoice(first, second)
    const [ours, theirs] = isPressed ? await Promise.all([english.evaluate(walkByKeys), arabic.evaluate(walkByKeys)]) : [[], []]
    return {
      // If a row is scrolled to another place, a swipe also ends at another place. This is one fault.
      faults: [...faults, ...keyFaults(ours, theirs).filter(({ id }) => !scrolled.has(id) && !ofLanguage.has(id))],
      looked: { ...looked, keys: theirs.length },
      english: first,
      arabic: second,
    }
  }

  forget(): void {
    this.#english.forget()
    this.#arabic.forget()
  }

  async leave(): Promise<void> {
    await this.#english.leave()
    await this.#arabic.leave()
  }
}
