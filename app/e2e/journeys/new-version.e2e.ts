import { demoNumbers } from '@wasla/contract/session/demo.ts'
import { onHome, signInAs } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'

/** A script that the browser kept would hide that the server has it no more. */
test.use({ serviceWorkers: 'block' })

test(
  'a part of the app that a new version removed causes one reload at the same address, and the page for errors if it is still missing',
  { tag: '@rule-desktop-en' },
  async ({ visitor, page, words }) => {
    await signInAs(visitor, demoNumbers.INFLUENCER)
    // The first part is there again after the reload, as in a page of the new version. The second stays away.
    const missing = { isBack: false, refused: 0 }
    await page.route(/\/assets\/(?:WalletScreen|GroupsScreen)[^/]*\.js$/, async (route) => {
      if (missing.isBack && route.request().url().includes('WalletScreen')) return route.continue()
      missing.refused += 1
      await route.fulfill({ status: 404, body: 'Not found' })
    })
    await page.goto('/home')
    await onHome(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    let loads = 0
    page.on('load', () => {
      loads += 1
      missing.isBack = true
    })
    await page
      .getByRole('link', { name: words('shell.nav.wallet'), exact: true })
      .first()
      .click()
    await expect(page.getByText(words('wallet.available')).first()).toBeVisible()
    await expect(page).toHaveURL(/\/wallet$/)
    expect([loads, missing.refused > 0]).toEqual([1, true])

    // On a busy machine the ten seconds after the reload may be over.
    await page.evaluate(() => sessionStorage.setItem('wasla.reloaded-at', String(Date.now())))
    await page
      .getByRole('link', { name: words('shell.nav.groups'), exact: true })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: words('ds.pageError.crash.title') })).toBeVisible()
    expect(loads).toBe(1)
  },
)
