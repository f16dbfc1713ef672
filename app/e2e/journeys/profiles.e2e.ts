import { chooseFiles, expectFile, fillBusiness, sendDocuments } from '../harness/business.ts'
import { chooseFromMenu, onHome, signInAs, type Visitor } from '../harness/sign-in.ts'
import { expectTitle, onPath } from '../harness/joining.ts'
import { goodPdf } from '../harness/documents.ts'
import { numbers } from '../harness/people.ts'
import { expect, test } from '../harness/test.ts'

async function addBusiness(visitor: Visitor, name: string, number: string) {
  await chooseFromMenu(visitor, visitor.words('shell.menu.addBusiness'))
  await onPath(visitor.page, '/business-account')
  await fillBusiness(visitor, { name, number, type: 'AGENCY' })
  await chooseFiles(visitor, [goodPdf()])
  await expectFile(visitor, 'registration.pdf', 'done')
  await sendDocuments(visitor)
}

/** Switches to the profile with this name and confirms the switch in a dialog that names the profile. */
async function switchTo(visitor: Visitor, name: RegExp) {
  const { page, words } = visitor
  await chooseFromMenu(visitor, name)
  await expect(page.getByRole('alertdialog')).toContainText(name)
  await page.getByRole('button', { name: words('ds.dialog.yes'), exact: true }).click()
  await onHome(page)
}

test(
  'a person adds businesses from the menu up to the limit of three, and all tabs follow a switch of profile',
  { tag: '@steps-phone-ar' },
  async ({ visitor, page, context, words, newNumber }) => {
    const number = newNumber()
    const third = `Third ${number}`
    await signInAs(visitor, numbers.reem, '/')
    await onHome(page)

    await addBusiness(visitor, third, number)
    await onPath(page, '/under-review')
    await expectTitle(visitor, words('verification.review.title'))

    await test.step('the fourth business shows an error in words, and the form keeps all typed values', async () => {
      await addBusiness(visitor, `Fourth ${number}`, newNumber())
      await expect(page.getByText(words('BUSINESS_PROFILE_LIMIT_EXCEEDED'))).toBeVisible()
      await expectFile(visitor, 'registration.pdf', 'done')
    })

    await test.step('a switch of profile in one tab redirects the other tab if the new profile may not open its page', async () => {
      await page.goto('/under-review')
      await expectTitle(visitor, words('verification.review.title'))
      const second = { ...visitor, page: await context.newPage() }
      await second.page.goto('/home')
      await expect(second.page.getByRole('heading', { level: 1 })).toBeVisible()
      await switchTo(second, /Reem Aldosari/)
      await onHome(page)
      for (const tab of [page, second.page]) {
        await expect(tab.getByRole('main').getByRole('heading', { level: 2, name: /Reem Aldosari/ })).toBeVisible()
      }
      await page.goto('/under-review')
      await onHome(page)
    })
  },
)

test(
  'a networker becomes an agent after one confirmation, and the card that offered this disappears',
  { tag: '@rule-desktop-en' },
  async ({ visitor, page, words }) => {
    await signInAs(visitor, numbers.saad, '/')
    await onHome(page)
    await expect(page.getByText(words('shell.kind.INFLUENCER')).first()).toBeVisible()
    await page.getByRole('button', { name: words('profiles.agent.open') }).click()
    await page.getByRole('button', { name: words('profiles.agent.confirm') }).click()
    await expect(page.getByText(words('profiles.agent.switched'))).toBeVisible()
    await expect(page.getByText(words('shell.kind.AGENT')).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: words('profiles.agent.title') })).toBeHidden()
    await page.reload()
    await expect(page.getByText(words('shell.kind.AGENT')).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: words('profiles.agent.title') })).toBeHidden()
  },
)
