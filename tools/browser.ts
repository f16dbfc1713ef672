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
export const findBrowser = (): string | undefined => findProgram('CHROMIUM_PATH', [...usualPlaces, playwrightsOwn()])

/** Returns Chromium without windows, which draws the same pages with less work: `CHROMIUM_SHELL_PATH`, else that of the machine. */
const findShell = () => findProgram('CHROMIUM_SHELL_PATH', ['/usr/bin/chromium-headless-shell'])

/** Returns the browser for stories and journeys: one without windows, else that of `findBrowser`. */
export const findTestBrowser = (): string | undefined => findShell() ?? findBrowser()

const attempts = [
  { isPossible: () => true, command: process.execPath, args: ['node_modules/playwright/cli.js', 'install', 'chromium'] },
  ...fromDebian('chromium'),
]

/** Returns the browser for pictures and figures. If there is none, installs one. If that fails, throws an error that says what to install. */
export const needBrowser = (tell: (text: string) => void): string =>
  needProgram({ name: 'Chromium', find: findBrowser, attempts, help: howToGetOne }, tell)

/**
 * Returns the browser of `needBrowser`, and installs one without windows too if this process may. Tests need the first: in the second,
 * nobody can allow notifications.
 */
export function needTestBrowsers(tell: (text: string) => void): string {
  const whole = needBrowser(tell)
  try {
    needProgram({ name: 'Chromium without windows', find: findShell, attempts: fromDebian('chromium-headless-shell'), help: '' }, tell)
  } catch {
    tell('tests run in a whole Chromium, which takes longer')
  }
  return whole
}
