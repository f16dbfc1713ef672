import type { Browser, Page } from 'playwright'
import type { Mode } from '../../../.storybook/modes.ts'
import { Camera, type Patience } from '../camera.ts'
import { causeOf, type Cause } from './cause.ts'
import { declaredFor } from './declared.ts'
import { faultsBetween, type Fault, type Looked } from './faults.ts'
import type { Half } from './half.ts'
import { measure } from './measure.ts'
import { readPatterns, showPatterns } from './words.ts'

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
  page.evaluate(() => document.querySelectorAll('#storybook-root :not([data-mirror], svg *, noscript *)').length)

/** The English and the Arabic page of a Storybook, side by side. */
export class Mirror {
  readonly #english: Camera
  readonly #arabic: Camera

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
  }

  /**
   * Shows a story in both languages with the same neutral text, and returns what is not mirrored and why. `isPictured` also takes pictures
   * of a story with faults, with its real words.
   */
  async prove(id: string, isPictured = true): Promise<Proof> {
    const cameras = [this.#english, this.#arabic]
    const look = async (how: Patience) => {
      await Promise.all(cameras.map((camera) => camera.show({ id }, how)))
      return this.#compare(this.#english.opened.page, this.#arabic.opened.page)
    }
    const glance = await look('glance')
    if (glance.faults.length === 0) return glance
    // The page was shown after other stories and without much patience. Only what it also shows alone is a fault.
    this.forget()
    const proof = await look('look')
    const faults: Explained[] = []
    for (const [index, fault] of proof.faults.entries()) {
      const cause = index < mostExplained ? causeOf(fault, await declaredFor(this.#arabic.opened.session, fault.id)) : undefined
      faults.push({ ...fault, ...(cause && { cause }) })
    }
    this.forget()
    if (!isPictured || faults.length === 0) return { ...proof, faults }
    // The pictures show the real words.
    const [first, second] = await Promise.all(
      cameras.map(async (camera) => {
        const { height } = await camera.show({ id })
        return camera.picture(height)
      }),
    )
    return { ...proof, faults, ...(first && second && { pictures: { english: first, arabic: second } }) }
  }

  async #compare(english: Page, arabic: Page): Promise<Proof> {
    for (let round = 0; round < 3; round++) {
      const patterns = await english.evaluate(readPatterns)
      await Promise.all([english.evaluate(showPatterns, patterns), arabic.evaluate(showPatterns, patterns)])
      await Promise.all([laidOut(english), laidOut(arabic)])
      if ((await unnumbered(english)) === 0) break
    }
    const [first, second] = await Promise.all([english.evaluate(measure), arabic.evaluate(measure)])
    return { ...faultsBetween(first, second), english: first, arabic: second }
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
