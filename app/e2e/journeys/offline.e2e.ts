import { demoNumbers } from '@wasla/contract/session/demo.ts'
import { onHome, signInAs } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'

test(
  'the second visit opens without a network, and says that it is offline',
  { tag: '@long' },
  async ({ visitor, page, product, context }) => {
    await signInAs(visitor, product.address, demoNumbers.INFLUENCER)
    await onHome(page)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    // The first page was loaded before the service worker was there. The second stores its files.
    await page.reload()
    const bar = page.getByRole('banner')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(bar).toBeVisible()
    await context.setOffline(true)
    await page.goto('/home')
    await expect(bar.or(page.locator('[data-component="ErrorState"]')).first()).toBeVisible()
    await expect(page.locator('[data-component="ErrorState"]').first()).toBeVisible()
    await context.setOffline(false)
  },
)

test('a stranger’s browser installs no service worker', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/profile/influencer/reem_dosari', { waitUntil: 'networkidle' })
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

test('the manifest names the app in the language of the page', { tag: '@desk' }, async ({ request }) => {
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
