import { trackPaths } from '@wasla/contract/tracking/setup.ts'
import { accessibilityProblems } from '../harness/axe.ts'
import { test } from '../harness/demo-world.ts'
import { openMemberApi } from '../harness/member-api.ts'
import { expectFigure, joinForLink, openMyResults, openShop, part, publishForSales } from '../harness/results.ts'
import { visitShop } from '../harness/shop-pages.ts'
import { enterAs } from '../harness/sign-in.ts'
import { expect } from '../harness/test.ts'

test.use({ server: 'results' })

const shopPages = 'https://nabt.example'
const code = 'QAHWA7'

test(
  'a participant chooses a code, a shop’s server reports an order with it, and an order that only a page reports waits for the brand',
  { tag: '@steps-desktop-ar' },
  async ({ visitor, page, words, product, browser, newVisitor, world }) => {
    const program = await publishForSales(product.address, {
      ...{ milestones: [{ target: 2, riyals: 250 }], budget: 1_000, countsBy: 'LINKS_AND_CODES' },
    })
    const brand = await openMemberApi(product.address, 'BRAND')
    const { programTrackingSetup } = await brand<{ programTrackingSetup: { examples: { way: string; code: string }[] } }>(
      'query Setup($id: ID!) { programTrackingSetup(programId: $id) { examples { way code } } }',
      { id: program.id },
    )
    const pixel = programTrackingSetup.examples.find(({ way }) => way === 'PIXEL')?.code ?? ''
    const shop = await openShop(product.address, program.id)

    await enterAs(visitor, 'networker')
    await joinForLink(visitor, program, product.address)
    const card = part(visitor, words('program.code'))

    await test.step('the participant gets a code with the link, and chooses one of their own, once', async () => {
      await expect(card.locator('[data-part="value"]')).toHaveText(/^[A-Z2-9]{6}$/u)
      await card.getByRole('button', { name: words('programs.code.choose') }).click()
      const sheet = page.getByRole('dialog', { name: words('programs.code.choose') })
      await sheet.getByRole('textbox', { name: words('programs.code.field') }).fill('qahwa-٧')
      await expect(sheet.getByText(words('programs.code.aloud'), { exact: true })).toBeVisible()
      expect(await accessibilityProblems(page)).toEqual([])
      await sheet.getByRole('button', { name: new RegExp(code, 'u') }).click()
      await expect(sheet).toHaveCount(0)
      await expect(card.locator('[data-part="value"]')).toHaveText(code)
      await expect(card.getByRole('button', { name: words('programs.code.choose') })).toHaveCount(0)
      expect(await accessibilityProblems(page)).toEqual([])
    })

    await test.step('an order with the code counts at once if the shop’s server reports it', async () => {
      await openMyResults(visitor, program)
      expect(await shop.report({ promoCode: ' Qahwa 7 ', order: '8001', riyals: '249.90' }, await world.now())).toMatchObject({
        httpStatus: 202,
        status: 'Approved',
      })
      await expectFigure(visitor, words('results.units.SALES'), 1)
      await expect(page.getByRole('row', { name: new RegExp(words('results.byCode'), 'u') })).toBeVisible()
    })

    const owner = await newVisitor()
    const list = owner.page.getByRole('list', { name: words('waitingResults.title.SALES') })
    await test.step('an order that only a page of the shop reports with the code waits, and counts when the brand confirms it', async () => {
      const buyer = await visitShop(browser, {
        ...{ origins: [shopPages], pixel: `${product.address}${trackPaths.pixel}`, isPassedOn: true },
        snippetAt: ({ searchParams }) =>
          pixel.replace('ORDER_NUMBER', searchParams.get('order') ?? '').replace('PROMO_CODE', searchParams.get('code') ?? ''),
      })
      await buyer.page.goto(`${shopPages}/thanks?order=8002&code=${code.toLowerCase()}`)
      await expect.poll(() => buyer.pixels.map(({ searchParams }) => searchParams.get('promo_code'))).toContain(code.toLowerCase())
      await buyer.close()
      await enterAs(owner, 'brand')
      await owner.page.goto(`/program/${program.id}/results`)
      await expect(list.locator('[data-row]')).toHaveCount(1)
      await expect(list.locator('[data-row]')).toContainText(code)
      expect(await accessibilityProblems(owner.page)).toEqual([])
      await list.getByRole('button', { name: new RegExp(`^${words('waitingResults.confirm')}`, 'u') }).click()
      await expectFigure(visitor, words('results.units.SALES'), 2)
    })
  },
)
