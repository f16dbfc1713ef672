import { demoNumbers } from '@wasla/contract/session/demo.ts'
import { createFormats } from '@wasla/design-system/locale/formats.ts'
import { chooseFromMenu, onHome, signInAs } from '../harness/sign-in.ts'
import { expect, test, type Page } from '../harness/test.ts'
import { openMoneySheet, sheetButton } from '../harness/wallet.ts'

test.use({ serviceWorkers: 'allow' })

/** Returns how many stored answers hold a text. */
const storedWith = (page: Page, part: string) =>
  page.evaluate(async (text) => {
    const box = await caches.open('read-answers')
    const answers = await Promise.all((await box.keys()).map(async (key) => (await box.match(key))?.text()))
    return answers.filter((answer) => answer?.includes(text)).length
  }, part)

test(
  'what was read stays readable without a network, with its age; nothing is sent, and nothing is left after signing out',
  { tag: '@steps-desktop-en' },
  async ({ visitor, page, context, words }) => {
    await signInAs(visitor, demoNumbers.INFLUENCER, '/')
    await onHome(page)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    const balance = page.getByRole('region', { name: words('wallet.balance') })
    const offline = page.getByText(words('shell.offline.title'), { exact: true })

    // The first page was loaded before the service worker was there. This one stores its files.
    const dialog = await openMoneySheet(visitor, 'withdraw', 500)
    await expect(dialog.getByRole('radio').first()).toBeVisible()
    // Home has stored an answer about the wallet, too. Only the wallet's own answer has the type of its owner; it is stored some seconds later.
    await expect.poll(() => storedWith(page, '"ownerType"')).toBeGreaterThan(0)
    const amount = dialog.getByRole('textbox', { name: words('wallet.amount') })
    const { number } = createFormats(visitor.language)
    // Without its fees, the sheet would say that they could not be loaded.
    await expect(dialog.getByText(words('wallet.withdraw.bill.total')).locator('..')).toContainText(number(505.75))

    await test.step('a withdrawal without a network is refused, and the form keeps its values', async () => {
      await context.setOffline(true)
      await sheetButton(page).click()
      await expect(dialog.getByRole('alert')).toContainText(words('shell.offline.notSent'))
      await expect(amount).toHaveValue(number(500))
      await expect(dialog).toBeVisible()
    })

    await test.step('after a reload the wallet is readable, and says how old it is', async () => {
      await page.goto('/wallet')
      await expect(offline).toBeVisible()
      await expect(balance).toContainText(words('shell.offline.age', { age: '' }).trim())
      await expect(balance).toContainText(words('wallet.available'))
    })
    const shown = await balance
      .getByText(/[0-9٠-٩]{2}/u)
      .first()
      .textContent()

    await test.step('with the network, the line goes and the page is read again', async () => {
      const again = page.waitForResponse((response) => response.url().endsWith('/user/graphql') && response.ok())
      await context.setOffline(false)
      await again
      await expect(offline).toBeHidden()
      await expect(balance).not.toContainText(words('shell.offline.age', { age: '' }).trim())
      await expect(balance).toContainText(shown ?? '')
    })

    await test.step('after signing out, nothing that was read is left on the device', async () => {
      await chooseFromMenu(visitor, words('shell.menu.signOut'))
      await page.waitForURL((url) => url.pathname === '/')
      await expect.poll(() => page.evaluate(() => caches.has('read-answers'))).toBe(false)
      expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
    })
  },
)

test(
  'a new group that was typed survives a reload without a network',
  { tag: '@rule-phone-ar' },
  async ({ visitor, page, context, words }) => {
    await signInAs(visitor, demoNumbers.INFLUENCER, '/')
    await onHome(page)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.goto('/groups/create')
    const name = page.getByRole('textbox', { name: words('groups.form.name'), exact: true })
    await name.fill('Oven door')
    await expect.poll(() => storedWith(page, '"activeProfile"')).toBeGreaterThan(0)
    page.on('dialog', (dialog) => void dialog.accept())
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText(words('shell.offline.title'), { exact: true })).toBeVisible()
    await expect(name).toHaveValue('Oven door')

    await test.step('it is gone once the reader leaves the form', async () => {
      await context.setOffline(false)
      await chooseFromMenu(visitor, words('shell.menu.myProfile'))
      await page.getByRole('button', { name: words('shell.unsaved.leave') }).click()
      await expect(name).toBeHidden()
      expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('wasla.typed.')))).toEqual([])
    })
  },
)

test('a stranger’s browser installs no service worker', { tag: '@rule-desktop-en' }, async ({ page }) => {
  await page.goto('/profile/influencer/reem_dosari', { waitUntil: 'networkidle' })
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

test('the manifest names the app in the language of the page', { tag: '@rule-desktop-en' }, async ({ request }) => {
  for (const [language, name, direction] of [
    ['en', 'Wasla', 'ltr'],
    ['ar', 'وصلة', 'rtl'],
  ] as const) {
    const manifest = (await (await request.get(`/manifest.webmanifest?lang=${language}`)).json()) as Record<string, unknown>
    expect(manifest).toMatchObject({ name, lang: language, dir: direction, start_url: '/home', display: 'standalone' })
    for (const { src, sizes } of manifest['icons'] as { src: string; sizes: string }[]) {
      const icon = await (await request.get(src)).body()
      expect([src, `${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`]).toEqual([src, sizes])
    }
  }
})
