import type { Browser, CDPSession, Page } from 'playwright'
import { chromium } from 'playwright'
import { worldNow } from '@wasla/mocks/world/clock.ts'
import { ignoredSelectors, type Mode } from '../../.storybook/modes.ts'
import { browserArgs, needBrowser } from '../browser.ts'
import { limit } from '../machine/pace.ts'
import { textOf } from './access/lines.ts'
import { readTree } from './access/read.ts'
import { docsStill, listStories, prepare, standStill } from './in-page.ts'
import type { Box } from './pixels.ts'
import { matrixPicture } from './states/pose.ts'
import type { Taken } from './taken.ts'

/** Options with which two pictures of the same page have the same bytes, on one machine with one browser and one set of fonts. */
export const exactArgs = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // Soft edges differ by one step if a part of the page is painted again, or if several threads paint it in pieces.
  '--disable-partial-raster',
  '--num-raster-threads=1',
  '--disable-threaded-animation',
  '--disable-checker-imaging',
  '--run-all-compositor-stages-before-draw',
]

/** The address at which the pages of every Storybook are opened. It is always the same, because screens may show it. */
export const origin = 'http://stories.localhost'

/**
 * Milliseconds to wait for a missing answer or a page that keeps loading: `glance` for the first picture, `look` for a second picture if
 * two pictures differ.
 */
export const patience = { glance: 400, look: 10_000 }
export type Patience = keyof typeof patience
/** Milliseconds after which a page or story that does not come is an error. All these limits are longer on a slower machine. */
export const mostTime = 30_000
/** Largest height of a page's picture. No screen is taller, and the browser refuses taller pictures. */
export const tallest = 12_000

export const startBrowser = (tell: (text: string) => void): Promise<Browser> =>
  chromium.launch({ executablePath: needBrowser(tell), args: [...browserArgs, ...exactArgs] })

/** Returns the address of a story or docs page in a mode. */
export function addressOf({ id, isDocs = false }: { id: string; isDocs?: boolean }, { locale, theme, textScale = '100' }: Mode): string {
  const globals = encodeURIComponent(`locale:${locale};theme:${theme};textScale:${textScale};a11y.manual:!true`)
  return `${origin}/iframe.html?id=${encodeURIComponent(id)}&viewMode=${isDocs ? 'docs' : 'story'}&globals=${globals}`
}

export type Shot = Taken & { hasFailed: boolean }
type Shown = { height: number; hasFailed: boolean }
export type StoryInfo = Awaited<ReturnType<typeof listStories>>[number]

/** One browser page for one Storybook, whose files are served at `address`. */
export class Camera {
  readonly #page: Page
  readonly #session: CDPSession
  #mode: Mode | undefined
  #isOpen = false
  #shown = ''

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
    context.setDefaultNavigationTimeout(limit(mostTime))
    const page = await context.newPage()
    await page.mouse.move(-1, -1)
    return new Camera(page, await context.newCDPSession(page))
  }

  /** Returns all stories and docs pages of the Storybook. */
  async list(): Promise<StoryInfo[]> {
    await this.#page.goto(`${origin}/iframe.html`)
    this.#isOpen = false
    return this.#page.evaluate(listStories, { most: limit(2 * mostTime) })
  }

  /** Sets the mode of the next pictures. */
  async turnTo(mode: Mode): Promise<void> {
    await this.#page.setViewportSize(mode.viewport)
    await this.#page.emulateMedia({ colorScheme: mode.theme === 'dark' ? 'dark' : 'light', forcedColors: mode.forcedColors ?? 'none' })
    this.#mode = mode
    this.#isOpen = false
  }

  /**
   * Takes a picture. A glance shows the story in the page of the story before it, which is quick. A look begins with an empty page and
   * waits longer. A docs page always begins with an empty page, and so does the story after it. If `isRead`, the accessibility tree is taken
   * too.
   */
  async shoot(story: { id: string; isDocs?: boolean; isRead?: boolean }, how: Patience = 'glance'): Promise<Shot> {
    const { hasFailed, height } = await this.show(story, how)
    // Before the picture: states that the camera sets for it are no part of the story.
    const tree = story.isRead ? textOf(await readTree(this.#session)) : undefined
    const matrix = story.isDocs ? undefined : await matrixPicture(this.#page, (clip) => this.#take(clip, false))
    // Input changes the page, for example by how it set the focus. The next story must not be shown in the same page.
    if (matrix) this.forget()
    return { png: matrix ?? (await this.picture(height)), ...(tree !== undefined && { tree }), hasFailed }
  }

  /** Shows a story or docs page as `shoot` does, and waits until it is at rest. */
  async show({ id, isDocs = false }: { id: string; isDocs?: boolean }, how: Patience = 'glance'): Promise<Shown> {
    if (!this.#mode) throw new Error('A camera has to be turned to a mode first.')
    const isSwitch = how === 'glance' && this.#isOpen && !isDocs
    if (!isSwitch) await this.#page.goto(addressOf({ id, isDocs }, this.#mode))
    this.#isOpen = !isDocs
    this.#shown = id
    if (isDocs) await this.#page.evaluate(docsStill, { id, most: limit(mostTime) })
    const { height, phase } = await this.#still(isSwitch, isDocs, how)
    return { height, hasFailed: phase === 'errored' }
  }

  /** Changes the size of the window while it shows a story, and waits until the story is at rest. */
  async resize(viewport: Mode['viewport']): Promise<void> {
    if (!this.#mode) throw new Error('A camera has to be turned to a mode first.')
    this.#mode = { ...this.#mode, viewport }
    await this.#page.setViewportSize(viewport)
    if (this.#isOpen) await this.#still(false, false, 'glance')
  }

  #still(isSwitch: boolean, isDocs: boolean, how: Patience) {
    const limits = { patience: limit(patience[how]), most: limit(mostTime) }
    return this.#page.evaluate(standStill, { id: this.#shown, isSwitch, isDocs, ...limits })
  }

  /** Returns a picture of the page as it is. */
  async picture(height = 0): Promise<Buffer> {
    const viewport = this.#page.viewportSize() ?? { width: 0, height: 0 }
    const clip = { x: 0, y: 0, width: viewport.width, height: Math.min(tallest, Math.max(height, viewport.height)) }
    return this.#take(clip, height > viewport.height)
  }

  async #take(clip: Box, captureBeyondViewport: boolean): Promise<Buffer> {
    const how = { format: 'png', optimizeForSpeed: true, captureBeyondViewport } as const
    const { data } = await this.#session.send('Page.captureScreenshot', { ...how, clip: { ...clip, scale: 1 } })
    return Buffer.from(data, 'base64')
  }

  /** The page and its session with the browser, for readings that need more than a picture. */
  get opened(): { page: Page; session: CDPSession } {
    return { page: this.#page, session: this.#session }
  }

  /** Makes the next story begin with an empty page. */
  forget(): void {
    this.#isOpen = false
  }

  async leave(): Promise<void> {
    await this.#page.context().close()
  }
}
