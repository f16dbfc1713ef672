import { findProgram, fromDebian, needProgram } from '../../needed-program.ts'

/** Not the command `firefox` of Ubuntu: it starts a snap, which cannot read the profile that a program writes for it. */
const usualPlaces = [
  '/usr/bin/firefox-esr',
  '/usr/lib/firefox/firefox',
  '/usr/lib64/firefox/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

const howToGetOne = [
  'No Firefox was found and none could be fetched. Do one of these and try again:',
  '  Debian:            sudo apt-get install firefox-esr',
  '  macOS or Windows:  install Firefox',
  '  or set FIREFOX_PATH to a Firefox that is already there and is no snap.',
].join('\n')

/** Returns the Firefox for pictures: `FIREFOX_PATH`, else that of the machine; undefined if there is none. */
export const findFirefox = (): string | undefined => findProgram('FIREFOX_PATH', usualPlaces)

/** Returns the Firefox of `findFirefox`. If there is none, installs that of Debian. If that fails, throws an error that says what to install. */
export const needFirefox = (tell: (text: string) => void): string =>
  needProgram({ name: 'Firefox', find: findFirefox, attempts: fromDebian('firefox-esr'), help: howToGetOne }, tell)
