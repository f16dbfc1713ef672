import { accessibilityProblems } from '../harness/axe.ts'
import { test } from '../harness/demo-world.ts'
import { textBox } from '../harness/joining.ts'
import { onStep } from '../harness/programs.ts'
import { readPdf } from '../harness/read-pdf.ts'
import { joinForLink, part, publishForSales } from '../harness/results.ts'
import { enterAs } from '../harness/sign-in.ts'
import { expect } from '../harness/test.ts'

test.use({ server: 'results' })

test(
  'a participant checks and downloads the receipt of the terms, the brand changes the description, and the participant sees the difference',
  { tag: '@steps-desktop-ar' },
  async ({ visitor, page, words, product, newVisitor }) => {
    const program = await publishForSales(product.address, { milestones: [{ target: 2, riyals: 250 }], budget: 1_000 })
    await enterAs(visitor, 'networker')
    await joinForLink(visitor, program, product.address)

    await test.step('the receipt has the terms in both languages, and the device checks its seal', async () => {
      await page.getByRole('link', { name: words('programs.terms.open'), exact: true }).click()
      const seal = part(visitor, words('terms.seal'))
      await expect(page.getByText('2 orders', { exact: true })).toBeVisible()
      await expect(page.getByText('طلبا شراء', { exact: true })).toBeVisible()
      await seal.getByRole('button', { name: words('terms.check') }).click()
      await expect(seal.getByText(words('terms.checked'))).toBeVisible()
      expect(await accessibilityProblems(page)).toEqual([])
    })

    await test.step('the PDF has the same number', async () => {
      const number = await part(visitor, words('terms.seal')).getByText(/^TR-/u).textContent()
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: words('terms.download') }).click()
      const file = await saved
      expect(file.suggestedFilename()).toBe(`${number}.pdf`)
      expect((await readPdf(await file.path())).join(' ')).toContain(number)
    })

    const owner = await newVisitor()
    await test.step('the brand sees the change as participants will, before it saves it', async () => {
      await enterAs(owner, 'brand', `/program/${program.id}/edit/program-details`)
      await onStep(owner, 'PROGRAM_DETAILS')
      await textBox(owner, words('programs.details.description')).fill('Wrapped warmly.')
      await owner.page.getByRole('button', { name: words('programs.edit.save') }).click()
      const question = owner.page.getByRole('alertdialog', { name: words('terms.ask') })
      await expect(question.getByText(words('terms.askStay'))).toBeVisible()
      expect(await accessibilityProblems(owner.page)).toEqual([])
      await question.getByRole('button', { name: words('terms.save') }).click()
      await expect(owner.page.getByText(words('programs.edit.saved'))).toBeVisible()
    })

    await test.step('the participant is shown the difference before they go on, and confirms it', async () => {
      await page.goto(`/program/${program.id}/overview`)
      await expect(page.getByText(words('programs.terms.changed'))).toBeVisible()
      await page.getByRole('link', { name: words('programs.terms.look'), exact: true }).click()
      await expect(page.getByText(words('terms.stay'))).toBeVisible()
      await expect(page.locator('ins').first()).toContainText('Wrapped warmly.')
      expect(await accessibilityProblems(page)).toEqual([])
      await page.getByRole('button', { name: words('terms.understood') }).click()
      await expect(page.getByRole('button', { name: words('terms.understood') })).toHaveCount(0)
      await page.goto(`/program/${program.id}/overview`)
      await expect(page.getByRole('link', { name: words('programs.terms.open'), exact: true })).toBeVisible()
    })
  },
)
