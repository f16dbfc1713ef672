import { expect, type Page } from 'playwright/test'
import { demoNumbers } from '@wasla/contract/session/demo.ts'
import { directionOf, type Language } from '@wasla/design-system/locale/language.ts'
import { storedNames } from '../../src/session/storage.ts'
import { ask } from './ask.ts'
import { openSession } from './member-api.ts'
import { storeSession } from './stored-session.ts'
import type { Words } from './words.ts'

export type Visitor = { page: Page; words: Words; language: Language }

/** The language switch shows the name of the other language, in that language. */
const switchTo = (language: Language, words: Words) => words(`ds.languageSwitch.name.${language}`)

export async function expectLanguage(page: Page, language: Language) {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('html')).toHaveAttribute('dir', directionOf(language))
}

export async function changeLanguage({ page, words }: Visitor, language: Language) {
  await page.getByRole('button', { name: switchTo(language, words) }).click()
  await expectLanguage(page, language)
}

/** Touches the sign-in page and waits for the app, which loads then. Does nothing on other pages. */
async function touchSignIn(page: Page) {
  if ((await page.locator('#sign-in-facts').count()) === 0) return
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(page.locator('html')).not.toHaveAttribute('data-rendered')
}

const prepared = new WeakSet<Page>()

/**
 * Opens an entry page after choosing the language, even if it is the page’s default. A chosen language overrides the language of the
 * profile. Another journey tests how a visitor chooses the language.
 */
export async function openEntry({ page, words, language }: Visitor, path = '/') {
  if (!prepared.has(page)) {
    prepared.add(page)
    await page.addInitScript((chosen) => {
      if (location.protocol.startsWith('http') && !localStorage.getItem('language')) localStorage.setItem('language', chosen)
    }, language)
  }
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await touchSignIn(page)
  if ((await page.locator('html').getAttribute('lang')) !== language) await changeLanguage({ page, words, language }, language)
  else await page.evaluate((chosen) => sessionStorage.setItem('language-chosen', chosen), language)
}

export const numberField = ({ page, words }: Visitor) => page.getByRole('textbox', { name: words('session.phone.label') })
export const codeField = ({ page, words }: Visitor) => page.getByRole('textbox', { name: words('ds.oneTimeCode.label', { count: 6 }) })

/** Submits a number on the sign-in page and waits for the page that asks for the code. */
export async function askForCode(visitor: Visitor, national: string) {
  const { page, words } = visitor
  await numberField(visitor).fill(national)
  await page.getByRole('button', { name: words('session.signIn.submit') }).click()
  await expect(page.getByRole('heading', { level: 1, name: words('session.verify.title') })).toBeVisible()
}

type Message = { to: string; text: string }

/** Waits for a message to this number whose text matches `part`, and returns the matching part of the newest one. */
export async function messageTo(address: string, national: string, part: RegExp): Promise<string> {
  let found: string | undefined
  const isThere = async () => {
    const answer = await fetch(`${address}/demo/outbox`, { headers: { accept: 'application/json' } })
    const { messages } = (await answer.json()) as { messages: Message[] }
    found = messages.filter(({ to }) => to.endsWith(national)).flatMap(({ text }) => part.exec(text) ?? [])[0]
    return found !== undefined
  }
  await expect.poll(isThere, { message: `a message to ${national}` }).toBe(true)
  return found ?? ''
}

/** Returns the code of the newest message to a number. */
export const codeSentTo = (address: string, national: string) => messageTo(address, national, /\b\d{6}\b/)

/** Signs in on the pages, with a number of the demo and its code. For journeys about signing in; the others use `signInAs`. */
export async function signInOnPages(visitor: Visitor, address: string, national: string) {
  await openEntry(visitor)
  await askForCode(visitor, national)
  await codeField(visitor).fill(await codeSentTo(address, national))
}

/** Opens a session through the API, stores it in the browser as the pages do, and tells the server the language of the visitor. */
async function enter(visitor: Visitor, national: string, purpose: 'signIn' | 'signUp', path: string | undefined) {
  await storeSession(visitor, async ({ address, device }) => {
    const { accessToken: token, refreshToken } = await openSession(address, national, purpose, device)
    const { language } = visitor
    await ask(
      'user',
      address,
      'mutation Speak($language: Language!) { switchLanguage(language: $language) { success } }',
      { language },
      { token },
    )
    return { [storedNames.refresh]: refreshToken, [storedNames.access]: token }
  })
  if (path !== undefined) await visitor.page.goto(path)
}

/**
 * Signs in with a number of the demo, without the sign-in pages, and opens `path`: `/` leads to the page where this person begins. Without
 * a path, no page of the app is open yet.
 */
export const signInAs = (visitor: Visitor, national: string, path?: string) => enter(visitor, national, 'signIn', path)

/** Opens an account for an unused number, without the sign-up page, and goes to the first question. */
export const openAccount = (visitor: Visitor, national: string) => enter(visitor, national, 'signUp', '/onboard')

const typeOf = { networker: 'INFLUENCER', agent: 'AGENT', agency: 'AGENCY', brand: 'BRAND' } as const

/** Signs in as the demo’s person with a role, and opens `path`, like `signInAs`. */
export const enterAs = (visitor: Visitor, role: keyof typeof typeOf, path?: string) => signInAs(visitor, demoNumbers[typeOf[role]], path)

export const onHome = (page: Page) => page.waitForURL((url) => url.pathname === '/home')

/** Enters the demo through a role’s button on the sign-in page, and waits for the home page. */
export async function enterByButton(visitor: Visitor, role: keyof typeof typeOf) {
  const { page, words, language } = visitor
  await openEntry(visitor)
  await page.getByRole('button', { name: words(`session.demo.${role}`), exact: true }).click()
  await onHome(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectLanguage(page, language)
}

/** Opens the account menu and chooses an entry. On phones, this is the only menu. */
export async function chooseFromMenu({ page, words }: Visitor, name: string | RegExp) {
  const burger = page.getByRole('button', { name: words('ds.appShell.menu'), exact: true })
  const face = page.getByRole('button', { name: words('shell.menu.account') })
  await burger.or(face).click()
  await page.getByRole('menuitem', { name }).click()
}
