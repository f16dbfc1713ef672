import { launch, type Browser } from 'puppeteer-core'
import type { Studio } from '../studio.ts'
import { FirefoxCamera } from './camera.ts'
import { exactPreferences } from './preferences.ts'
import { needFirefox } from './program.ts'

/** Starts Firefox, which is driven by WebDriver BiDi. */
export const startFirefox = (tell: (text: string) => void): Promise<Browser> =>
  launch({ browser: 'firefox', executablePath: needFirefox(tell), headless: true, extraPrefsFirefox: exactPreferences })

export const firefoxStudio = async (browser: Browser): Promise<Studio> => ({
  engine: 'firefox',
  drawnBy: [await browser.version(), JSON.stringify(exactPreferences)],
  place: (address) => FirefoxCamera.place(browser, address),
})
