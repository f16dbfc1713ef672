import type { Browser, Page } from 'puppeteer-core'
import { worldNow } from '@wasla/mocks/world/clock.ts'
import { ignoredSelectors, type Mode } from '../../../.storybook/modes.ts'
import { limit } from '../../machine/pace.ts'
import { addressOf, mostTime, origin, patience, tallest, type Patience, type Shot, type StoryInfo } from '../camera.ts'
import { docsStill, listStories, prepare, standStill } from '../in-page.ts'
import type { Photographer } from '../studio.ts'
import { stopClock } from './still-clock.ts'

/** One page of Firefox for one Storybook, whose files are served at `address`. Waits for a story by the same rules as `Camera`. */
export class FirefoxCamera implements Photographer {
  readonly #page: Page
  #mode: Mode | undefined
  #isOpen = false

  private constructor(page: Page) {
    this.#page = page
  }

  static async place(browser: Browser, address: string): Promise<FirefoxCamera> {
    const context = await browser.createBrowserContext({ proxyServer: new URL(address).host })
    const page = await context.newPage()
    page.setDefaultNavigationTimeout(limit(mostTime))
    await page.emulateTimezone('Asia/Riyadh')
    await page.evaluateOnNewDocument(stopClock, { now: worldNow })
    await page.evaluateOnNewDocument(prepare, { ignored: ignoredSelectors.join() })
    return new FirefoxCamera(page)
  }

  async list(): Promise<StoryInfo[]> {
    await this.#page.goto(`${origin}/iframe.html`)
    this.#isOpen = false
    return this.#page.evaluate(listStories, { most: limit(2 * mostTime) })
  }

  /** Sets the mode of the next pictures. Firefox cannot be told to draw a dark system or forced colours. */
  async turnTo(mode: Mode): Promise<void> {
    if (mode.theme !== 'light' || mode.forcedColors) throw new Error('Firefox takes pictures in the light theme only.')
    await this.#page.setViewport({ ...mode.viewport, deviceScaleFactor: 1 })
    this.#mode = mode
    this.#isOpen = false
  }

  /** Takes a picture as `Camera` does, without an accessibility tree. Matrices of states are shown at rest. */
  async shoot({ id, isDocs = false }: { id: string; isDocs?: boolean }, how: Patience = 'glance'): Promise<Shot> {
    if (!this.#mode) throw new Error('A camera has to be turned to a mode first.')
    const isSwitch = how === 'glance' && this.#isOpen && !isDocs
    if (!isSwitch) await this.#page.goto(addressOf({ id, isDocs }, this.#mode))
    this.#isOpen = !isDocs
    if (isDocs) await this.#page.evaluate(docsStill, { id, most: limit(mostTime) })
    const limits = { patience: limit(patience[how]), most: limit(mostTime) }
    const { height, phase } = await this.#page.evaluate(standStill, { id, isSwitch, isDocs, ...limits })
    const { viewport } = this.#mode
    const clip = { x: 0, y: 0, width: viewport.width, height: Math.min(tallest, Math.max(height, viewport.height)) }
    const png = await this.#page.screenshot({ clip, captureBeyondViewport: true })
    return { png: Buffer.from(png), hasFailed: phase === 'errored' }
  }

  async leave(): Promise<void> {
    await this.#page.browserContext().close()
  }
}
