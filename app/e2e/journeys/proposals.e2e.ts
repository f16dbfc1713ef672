import { CAMP_BREAKFAST } from '@wasla/mocks/world/programs/all-programs.ts'
import { REEM } from '@wasla/mocks/world/networkers.ts'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { accessibilityProblems } from '../harness/axe.ts'
import { test } from '../harness/demo-world.ts'
import { textBox } from '../harness/joining.ts'
import { numbers } from '../harness/people.ts'
import { enterAs, signInAs } from '../harness/sign-in.ts'
import { expect } from '../harness/test.ts'

test.use({ server: 'proposals' })

const reem = `${REEM.profile.firstName} ${REEM.profile.lastName}`

test(
  'an agency proposes a networker, a brand asks her into its program from the page, and the agency withdraws the proposal',
  { tag: '@flow-crossed' },
  async ({ visitor, page, words, newVisitor }) => {
    await enterAs(visitor, 'agency', '/settings/proposals')
    await expect(page.getByRole('heading', { name: words('proposals.empty') })).toBeVisible()

    const path = await test.step('the agency chooses a networker and gets an address', async () => {
      await page.getByRole('button', { name: words('proposals.create') }).click()
      const sheet = page.getByRole('dialog')
      await sheet.getByRole('button', { name: words('proposals.create') }).click()
      await expect(textBox(visitor, words('proposals.name'))).toHaveAttribute('aria-invalid', 'true')
      await textBox(visitor, words('proposals.name')).fill('Mornings by the fire')
      await textBox(visitor, words('proposals.for')).fill('Sahra')
      await sheet.locator('label').filter({ hasText: reem }).click()
      expect(await accessibilityProblems(page)).toEqual([])
      await sheet.getByRole('button', { name: words('proposals.create') }).click()
      await expect(sheet).toBeHidden()
      const view = page.getByRole('link', { name: words('proposals.view') })
      return (await view.getAttribute('href')) ?? ''
    })

    const stranger = await newVisitor()
    await test.step('a stranger who has the address reads the page', async () => {
      await stranger.page.goto(path)
      await expect(stranger.page.getByRole('heading', { level: 1, name: 'Mornings by the fire' })).toBeVisible()
      await expect(stranger.page.getByRole('link', { name: stranger.words('shell.signIn') }).last()).toBeVisible()
      expect(await accessibilityProblems(stranger.page)).toEqual([])
    })

    const brand = await newVisitor()
    await test.step('a brand asks the networker into its program', async () => {
      await signInAs(brand, numbers.sahra, path)
      await brand.page.getByRole('button', { name: brand.words('proposals.page.ask.name', { name: isolate(reem) }) }).click()
      const sheet = brand.page.getByRole('dialog')
      await sheet.getByRole('button', { name: new RegExp(brand.words('proposals.ask.program'), 'u') }).click()
      await brand.page.getByRole('option', { name: CAMP_BREAKFAST.program.name }).click()
      expect(await accessibilityProblems(brand.page)).toEqual([])
      await sheet.getByRole('button', { name: brand.words('proposals.ask.submit'), exact: true }).click()
      await expect(sheet.getByText(brand.words('proposals.ask.done'), { exact: true })).toBeVisible()
      await sheet.getByRole('button', { name: brand.words('proposals.ask.close') }).click()
      await expect(brand.page.getByRole('listitem').getByText(brand.words('proposals.page.requestedBadge'), { exact: true })).toBeVisible()
    })

    await test.step('the networker is notified and joins or not', async () => {
      const networker = await newVisitor()
      await signInAs(networker, numbers.reem, '/notifications')
      await expect(networker.page.getByRole('main').getByText(CAMP_BREAKFAST.program.name).first()).toBeVisible()
    })

    await test.step('the agency reads who asked, and withdraws the proposal', async () => {
      await page.reload()
      await expect(page.getByRole('article').getByText(CAMP_BREAKFAST.program.name)).toBeVisible()
      expect(await accessibilityProblems(page)).toEqual([])
      await page.getByRole('button', { name: new RegExp(words('proposals.withdraw.name', { title: '' }).trim(), 'u') }).click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: words('proposals.withdraw'), exact: true })
        .click()
      await expect(page.getByRole('article').getByText(words('proposals.state.WITHDRAWN'))).toBeVisible()
      await stranger.page.reload()
      await expect(stranger.page.getByRole('heading', { name: stranger.words('proposals.page.missing') })).toBeVisible()
    })
  },
)
