import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

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

/** Returns the browser for tests: `CHROMIUM_PATH`, else that of the machine, else that of Playwright; undefined if there is none. */
export function findBrowser(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH']
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH names ${chosen}, and there is no such file.`)
    return chosen
  }
  return [...usualPlaces, playwrightsOwn()].find((place) => place !== undefined && existsSync(place))
}

const attempts: { isPossible: () => boolean; command: string; args: string[] }[] = [
  { isPossible: () => true, command: process.execPath, args: ['node_modules/playwright/cli.js', 'install', 'chromium'] },
  { isPossible: () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0, command: 'apt-get', args: ['update'] },
  {
    isPossible: () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0,
    command: 'apt-get',
    args: ['install', '-y', '--no-install-recommends', 'chromium'],
  },
]

/** Returns the browser of `findBrowser`. If there is none, installs one. If that fails, throws an error that says what to install. */
export function needBrowser(tell: (text: string) => void): string {
  const there = findBrowser()
  if (there) return there
  for (const { isPossible, command, args } of attempts) {
    if (!isPossible()) continue
    tell(`no Chromium yet: ${command} ${args.join(' ')}`)
    try {
      execFileSync(command, args, { stdio: 'ignore', timeout: 300_000 })
    } catch {
      continue
    }
    const found = findBrowser()
    if (found) return found
  }
  throw new Error(howToGetOne)
}
