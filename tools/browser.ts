import { chromium } from 'playwright'
import { findProgram, fromDebian, needProgram } from './needed-program.ts'

/** Options for running Chromium headless in a container, as root, without network access of its own. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Chromium without windows: the same pages for less of the processor. */
const withoutWindows = ['/usr/bin/chromium-headless-shell']

const howToGetOne = [
  'No Chromium was found and none could be fetched. Do one of these and try again:',
  '  Debian or Ubuntu:  sudo apt-get install chromium',
  '  macOS or Windows:  install Google Chrome',
  '  anywhere:          node_modules/.bin/playwright install chromium',
  '  or set CHROMIUM_PATH to a Chromium or Chrome that is already there.',
].join('\n')

function playwrightsOwn(): string | undefined {
  try {
    return chromium.executablePath()
  } catch {
    return undefined
  }
}

/** Returns a browser: `CHROMIUM_PATH`, else that of the machine, else that of Playwright; undefined if there is none. */
const findBrowser = (): string | undefined => findProgram('CHROMIUM_PATH', [...usualPlaces, playwrightsOwn()])

/** Returns the browser for stories and journeys: like `findBrowser`, but first one without windows, if the machine has it. */
export const findTestBrowser = (): string | undefined => findProgram('CHROMIUM_PATH', [...withoutWindows, ...usualPlaces, playwrightsOwn()])

const attempts = [
  { isPossible: () => true, command: process.execPath, args: ['node_modules/playwright/cli.js', 'install', 'chromium'] },
  ...fromDebian('chromium'),
]

/**
 * Returns the browser of `findTestBrowser`. If there is none, installs one without windows, else any. If that fails, throws an error that
 * says what to install.
 */
export const needTestBrowser = (tell: (text: string) => void): string =>
  needProgram(
    { name: 'Chromium', find: findTestBrowser, attempts: [...fromDebian('chromium-headless-shell'), ...attempts], help: howToGetOne },
    tell,
  )

/** Returns the browser for pictures and figures. If there is none, installs one. If that fails, throws an error that says what to install. */
export const needBrowser = (tell: (text: string) => void): string =>
  needProgram({ name: 'Chromium', find: findBrowser, attempts, help: howToGetOne }, tell)
