import { createFormats } from '@wasla/design-system/locale/formats.ts'
import { accessibilityProblems } from '../harness/axe.ts'
import { test } from '../harness/demo-world.ts'
import { openMemberApi } from '../harness/member-api.ts'
import { expectFigure, joinForLink, moneyText, openMyResults, part, publishForSales } from '../harness/results.ts'
import { enterAs } from '../harness/sign-in.ts'
import { expect } from '../harness/test.ts'

test.use({ server: 'results', serviceWorkers: 'allow' })

const code = 'QAHWA7'

test(
  'a brand makes a page for its shop’s phone, and the phone records orders by code, also without a network, each once',
  { tag: '@steps-phone-en' },
  async ({ visitor, page, words, product, newVisitor }) => {
    const program = await publishForSales(product.address, {
      ...{ milestones: [{ target: 5, riyals: 250 }], budget: 1_000, countsBy: 'LINKS_AND_CODES' },
    })
    await enterAs(visitor, 'networker')
    await joinForLink(visitor, program, product.address)
    await test.step('a participant chooses a code', async () => {
      const card = part(visitor, words('program.code'))
      await card.getByRole('button', { name: words('programs.code.choose') }).click()
      const sheet = page.getByRole('dialog', { name: words('programs.code.choose') })
      await sheet.getByRole('textbox', { name: words('programs.code.field') }).fill(code)
      await sheet.getByRole('button', { name: new RegExp(code, 'u') }).click()
      await expect(sheet).toHaveCount(0)
    })

    const owner = await newVisitor()
    let [address, pin] = ['', '']
    await test.step('the brand makes a page for the phone, and sees its PIN once', async () => {
      await enterAs(owner, 'brand')
      await owner.page.goto(`/program/${program.id}/performance`)
      const card = owner.page.getByRole('region', { name: words('programs.tills.title') })
      await card.getByRole('button', { name: words('programs.tills.open') }).click()
      await card.getByRole('button', { name: words('tills.add') }).click()
      const sheet = owner.page.getByRole('dialog', { name: words('tills.add') })
      await sheet.getByRole('textbox', { name: words('tills.name') }).fill('Olaya')
      expect(await accessibilityProblems(owner.page)).toEqual([])
      await sheet.getByRole('button', { name: words('tills.make') }).click()
      await expect(sheet).toHaveCount(0)
      pin = (await card.getByText(/^\d{4}$/u).textContent()) ?? ''
      address = (await card.getByRole('group', { name: words('tills.link') }).getAttribute('data-copy')) ?? ''
      expect(await accessibilityProblems(owner.page)).toEqual([])
    })

    const shop = await newVisitor()
    const till = shop.page
    const { number } = createFormats(visitor.language)
    const press = async (keys: string) => {
      for (const key of keys)
        await till.getByRole('button', { name: key === '.' ? words('till.key.point') : number(Number(key)), exact: true }).click()
    }
    const record = async (riyals: string, halalas: number) => {
      await till.getByRole('textbox', { name: words('till.code.field') }).fill('qahwa-٧')
      await till.getByRole('button', { name: words('till.code.next') }).click()
      await press(riyals)
      await till.getByRole('button', { name: words('till.amount.record', { amount: moneyText(visitor, halalas) }) }).click()
    }

    await test.step('the phone opens with the PIN, and an order counts at once', async () => {
      await till.goto(new URL(address).pathname)
      await expect(till.getByRole('heading', { name: words('till.pin.title') })).toBeVisible()
      expect(await accessibilityProblems(till)).toEqual([])
      await press(pin)
      await expect(till.getByRole('heading', { name: words('till.code.title') })).toBeVisible()
      expect(await accessibilityProblems(till)).toEqual([])
      await record('64.5', 64_50)
      await expect(till.getByText(words('till.undo.until', { time: '' }).trim(), { exact: false })).toBeVisible()
      expect(await accessibilityProblems(till)).toEqual([])
      await openMyResults(visitor, program)
      await expectFigure(visitor, words('results.units.SALES'), 1)
    })

    await test.step('without a network an order is stored, survives a reload, and is sent once when the network is back', async () => {
      await till.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
      await till.getByRole('button', { name: words('till.done.next') }).click()
      await expect.poll(() => till.evaluate(async () => Boolean(await caches.match('/till')))).toBe(true)
      await till.context().setOffline(true)
      await record('20', 20_00)
      await expect(till.getByRole('heading', { name: words('till.done.stored') })).toBeVisible()
      await till.reload()
      await expect(till.getByText(words('till.stored.title', { count: 1 }))).toBeVisible()
      await till.context().setOffline(false)
      await expect(till.getByText(words('till.stored.title', { count: 1 }))).toBeHidden()
      await expectFigure(visitor, words('results.units.SALES'), 2)
    })

    await test.step('an undo takes the order back', async () => {
      await record('7', 7_00)
      await expectFigure(visitor, words('results.units.SALES'), 3)
      await till
        .getByRole('main')
        .getByRole('button', { name: words('till.undo'), exact: true })
        .click()
      await expect(till.getByRole('heading', { name: words('till.done.undone') })).toBeVisible()
      await expectFigure(visitor, words('results.units.SALES'), 2)
    })

    await test.step('the brand closes the page, and the phone says so', async () => {
      const brand = await openMemberApi(product.address, 'BRAND')
      const { programTills } = await brand<{ programTills: { id: string; orders: number }[] }>(
        'query Tills($id: ID!) { programTills(programId: $id) { id orders } }',
        { id: program.id },
      )
      expect(programTills).toMatchObject([{ orders: 2 }])
      await brand('mutation Revoke($programId: ID!, $id: ID!) { revokeTill(programId: $programId, id: $id) { id } }', {
        ...{ programId: program.id, id: programTills[0]?.id },
      })
      await till.reload()
      await expect(till.getByRole('heading', { name: words('till.closed.title') })).toBeVisible()
    })
  },
)
