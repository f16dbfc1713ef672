import type { Browser } from 'playwright'
import type { Engine, Mode } from '../../.storybook/modes.ts'
import { browserArgs } from '../browser.ts'
import { Camera, exactArgs, type Patience, type Shot, type StoryInfo } from './camera.ts'

/** One page in which the stories of one Storybook are photographed, as `Camera` does it. */
export type Photographer = {
  list: () => Promise<StoryInfo[]>
  turnTo: (mode: Mode) => Promise<void>
  shoot: (story: { id: string; isDocs?: boolean; isRead?: boolean }, how?: Patience) => Promise<Shot>
  leave: () => Promise<void>
}

/**
 * A browser in which pictures are taken. `drawnBy`: its version and settings, which the pictures depend on. `place` opens a page for the
 * Storybook that is served at an address.
 */
export type Studio = {
  engine: Engine
  drawnBy: readonly string[]
  place: (address: string) => Promise<Photographer>
}

export const chromiumStudio = (browser: Browser): Studio => ({
  engine: 'chromium',
  drawnBy: [browser.version(), ...browserArgs, ...exactArgs],
  place: (address) => Camera.place(browser, address),
})
