import { accessibilityProblems } from '../harness/axe.ts'
import { enterAs } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'

test(
  'a brand makes a key, its system reads with it, and the key stops when it is removed',
  { tag: '@steps-phone-ar' },
  async ({ visitor, page, product, words }) => {
    await enterAs(visitor, 'brand')
    await page.goto('/settings/api-keys')
    await page.getByRole('button', { name: words('apiKeys.create') }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('textbox', { name: words('apiKeys.name') }).fill('Warehouse')
    await sheet.getByRole('checkbox', { name: words('apiKeys.scope.PROGRAMS_READ') }).press('Space')
    expect(await accessibilityProblems(page)).toEqual([])
    await sheet.getByRole('button', { name: words('apiKeys.create.submit') }).click()

    const shown = page.getByRole('region', { name: words('apiKeys.made') })
    const key = (await shown.getByText(/^wk_[\w-]{43}$/u).textContent()) ?? ''
    expect(await accessibilityProblems(page)).toEqual([])
    const read = (path: string) => page.request.get(`${product.address}/api/v1${path}`, { headers: { authorization: `Bearer ${key}` } })

    await test.step('the key is shown once', async () => {
      await shown.getByRole('checkbox', { name: words('apiKeys.made.stored') }).press('Space')
      await expect(shown).toBeHidden()
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Warehouse' })).toBeVisible()
      await expect(page.getByText(key)).toBeHidden()
    })

    await test.step('a system of the brand reads its programs, and nothing else', async () => {
      const programs = await read('/programs?limit=2')
      expect(programs.headers()['ratelimit']).toMatch(/^"hour";r=\d+;t=\d+$/u)
      expect(((await programs.json()) as { data: unknown[] }).data).toHaveLength(2)
      const refused = await read('/balance')
      expect(refused.status()).toBe(403)
      expect(await refused.json()).toMatchObject({ code: 'API_SCOPE_MISSING' })
      await page.reload()
      await expect(page.getByText(words('apiKeys.neverUsed'))).toBeHidden()
    })

    await test.step('a removed key is refused', async () => {
      await page.getByRole('button', { name: words('apiKeys.remove.name', { name: 'Warehouse' }) }).click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: words('apiKeys.remove') })
        .click()
      await expect(page.getByRole('heading', { name: words('apiKeys.empty') })).toBeVisible()
      expect((await read('/programs')).status()).toBe(401)
    })
  },
)
