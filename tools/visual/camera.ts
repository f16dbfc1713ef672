import type { Browser, CDPSession, Page } from 'playwright'
import { chromium } from 'playwright'
import { worldNow } from '@wasla/mocks/world/clock.ts'
import { ignoredSelectors, type Mode } from '../../.storybook/modes.ts'
import { browserArgs, needBrowser } from '../browser.ts'
import { docsStill, listStories, prepare, standStill } from './in-page.ts'

/** What makes two pictures of the same page the same bytes, on one machine with one browser and one set of fonts. */
export const exactArgs = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // Soft edges come out a step lighter or darker where a part of the page is painted over, or in pieces by several threads.
  '--disable-partial-raster',
  '--num-raster-threads=1',
  '--disable-threaded-animation',
  '--disable-checker-imaging',
  '--run-all-compositor-stages-before-draw',
]

/** Where every Storybook stands as its pages know it: an address is part of the picture wherever a screen shows it. */
const origin = 'http://stories.localhost'

/** How long an answer that never comes, or a page that goes on loading, is waited for: at first glance, and when two pictures differ. In ms. */
const patience = { glance: 400, look: 10_000 }
export type Patience = keyof typeof patience
/** A page taller than this is cut: no screen of ours is, and the browser would refuse. */
const tallest = 12_000

export const startBrowser = (tell: (text: string) => void): Promise<Browser> =>
  chromium.launch({ executablePath: needBrowser(tell), args: [...browserArgs, ...exactArgs] })

export type Shot = { png: Buffer; hasFailed: boolean }
export type StoryInfo = Awaited<ReturnType<typeof listStories>>[number]

/** One page in front of one Storybook. `address` is where its files are served. */
export class Camera {
  readonly #page: Page
  readonly #session: CDPSession
  #mode: Mode | undefined
  #isOpen = false

  private constructor(page: Page, session: CDPSession) {
    this.#page = page
    this.#session = session
  }

  static async place(browser: Browser, address: string): Promise<Camera> {
    const context = await browser.newContext({
      proxy: { server: address, bypass: '<-loopback>' },
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'Asia/Riyadh',
    })
    await context.clock.setFixedTime(worldNow)
    await context.addInitScript(prepare, { ignored: ignoredSelectors.join() })
    const page = await context.newPage()
    await page.mouse.move(-1, -1)
    return new Camera(page, await context.newCDPSession(page))
  }

  /** All stories and docs pages in front of the camera. */
  async list(): Promise<StoryInfo[]> {
    await this.#page.goto(`${origin}/iframe.html`)
    this.#isOpen = false
    return this.#page.evaluate(listStories)
  }

  /** The next pictures are taken so. */
  async turnTo(mode: Mode): Promise<void> {
    await this.#page.setViewportSize(mode.viewport)
    await this.#page.emulateMedia({ colorScheme: mode.theme === 'dark' ? 'dark' : 'light', forcedColors: mode.forcedColors ?? 'none' })
    this.#mode = mode
    this.#isOpen = false
  }

  /**
   * A glance follows the story before it in the same page, which is quick; a look begins with an empty page and waits longer. A docs page
   * always begins with an empty one, and so does the story after it.
   */
  async shoot({ id, isDocs = false }: { id: string; isDocs?: boolean }, how: Patience = 'glance'): Promise<Shot> {
    if (!this.#mode) throw new Error('A camera has to be turned to a mode first.')
    const { locale, theme, viewport } = this.#mode
    const isSwitch = how === 'glance' && this.#isOpen && !isDocs
    if (!isSwitch) {
      const globals = encodeURIComponent(`locale:${locale};theme:${theme};a11y.manual:!true`)
      await this.#page.goto(`${origin}/iframe.html?id=${encodeURIComponent(id)}&viewMode=${isDocs ? 'docs' : 'story'}&globals=${globals}`)
    }
    this.#isOpen = !isDocs
    if (isDocs) await this.#page.evaluate(docsStill, { id })
    const { height, phase } = await this.#page.evaluate(standStill, { id, isSwitch, isDocs, patience: patience[how] })
    const { data } = await this.#session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: height > viewport.height,
      clip: { x: 0, y: 0, width: viewport.width, height: Math.min(tallest, Math.max(height, viewport.height)), scale: 1 },
    })
    return { png: Buffer.from(data, 'base64'), hasFailed: phase === 'errored' }
  }

  async leave(): Promise<void> {
    await this.#page.context().close()
  }
}
