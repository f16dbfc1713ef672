import type { Page } from 'playwright/test'
import type { Language } from '@wasla/design-system/locale/language.ts'
import { randomToken } from '../../src/platform/random.ts'
import { storedNames } from '../../src/session/storage.ts'

/** An address of the server without the app, so that nothing else reads or writes what the browser stores. */
const withoutApp = '/healthz'

type Opened = { address: string; device: string }

/**
 * Stores a session in the browser, as the app does after signing in: the values that `open` returns, the device and the chosen language.
 * No page of the app is open then.
 */
export async function storeSession(
  { page, language }: { page: Page; language: Language },
  open: (from: Opened) => Promise<Readonly<Record<string, string>>>,
): Promise<void> {
  await page.goto(withoutApp)
  const known = await page.evaluate((name) => localStorage.getItem(name), storedNames.device)
  const device = known ?? randomToken()
  const values = await open({ address: new URL(page.url()).origin, device })
  await page.evaluate(
    (all) => {
      for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value)
    },
    { ...values, [storedNames.device]: device, [storedNames.language]: language },
  )
}
