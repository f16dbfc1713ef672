import { accessibilityProblems } from '../harness/axe.ts'
import { enterAs, messageTo } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'

/** Host of the endpoint. The demonstration calls nobody: what it sends lies in its outbox. */
const host = 'systems.nabt.example'

test(
  'a brand adds an endpoint, sees how a test event arrives, and sends it again',
  { tag: '@steps-desktop-en' },
  async ({ visitor, page, product, words }) => {
    await enterAs(visitor, 'brand')
    await page.goto('/settings/webhooks')
    await page.getByRole('button', { name: words('webhooks.add') }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('textbox', { name: words('webhooks.url') }).fill(`http://${host}/hooks`)
    await sheet.getByRole('button', { name: words('list.save') }).click()
    await expect(sheet.getByText(words('field.secureUrl'))).toBeVisible()
    await sheet.getByRole('textbox', { name: words('webhooks.url') }).fill(`https://${host}/hooks`)
    expect(await accessibilityProblems(page)).toEqual([])
    await sheet.getByRole('button', { name: words('list.save') }).click()

    await test.step('the secret is shown once', async () => {
      await expect(page.getByText(/^whsec_/u)).toBeVisible()
      await page.getByRole('button', { name: words('webhooks.secret.stored') }).click()
      await expect(page.getByText(/^whsec_/u)).toBeHidden()
    })

    await test.step('a test event is delivered, and the log shows its request and its answer', async () => {
      await page.getByRole('link', { name: `https://${host}/hooks` }).click()
      await page.getByRole('button', { name: words('webhooks.test') }).click()
      expect(await messageTo(product.address, host, /"type":"webhook\.test"/u)).not.toBe('')
      const row = page.getByRole('button', { name: /webhook\.test/u })
      await expect(async () => {
        await page.getByRole('button', { name: words('webhooks.deliveries.refresh') }).click()
        await expect(row.getByText('200')).toBeVisible()
      }).toPass()
      await row.click()
      await expect(page.getByText(/webhook-signature: v1,/u)).toBeVisible()
      expect(await accessibilityProblems(page)).toEqual([])
    })

    await test.step('a replay is a second delivery', async () => {
      await page.getByRole('button', { name: words('webhooks.replay.now') }).click()
      await expect(page.getByRole('button', { name: /webhook\.test/u })).toHaveCount(2)
    })

    await test.step('a removed endpoint is gone', async () => {
      await page.getByRole('button', { name: words('webhooks.remove') }).click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: words('webhooks.remove') })
        .click()
      await expect(page.getByRole('heading', { name: words('webhooks.empty') })).toBeVisible()
    })
  },
)
