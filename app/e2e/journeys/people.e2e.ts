import { accessibilityProblems } from '../harness/axe.ts'
import { expectTitle } from '../harness/joining.ts'
import { numbers } from '../harness/people.ts'
import { onHome, signInAs } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'

test(
  'a brand filters people, shares the list as a link, and saves the search to be notified of new matches',
  { tag: '@steps-desktop-ar' },
  async ({ visitor, page, words }) => {
    await signInAs(visitor, numbers.rawshan, '/')
    await onHome(page)
    await test.step('the home page links to the directory', async () => {
      const block = page.getByRole('region', { name: words('profiles.people.title') })
      await expect(block.getByRole('listitem')).toHaveCount(4)
      await block.getByRole('link', { name: words('profiles.people.all') }).click()
      await expectTitle(visitor, words('people.title'))
    })
    const list = page.getByRole('list', { name: words('people.list') })
    await expect(list.getByRole('article').first()).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])
    const isPhone = (page.viewportSize()?.width ?? 0) < 768

    await test.step('the list is filtered to agencies', async () => {
      const kind = words('shell.kind.AGENCY')
      if (isPhone) {
        await page.getByRole('button', { name: words('people.filter.all'), exact: true }).click()
        await page.getByRole('dialog').getByRole('button', { name: kind }).click()
        expect(await accessibilityProblems(page)).toEqual([])
        await expect(page).toHaveURL(/[?&]type=AGENCY/u)
        const show = page.getByRole('dialog').getByRole('button').last()
        // The button shows no number while the matches are counted.
        await expect(show).not.toHaveText(words('people.showAny'))
        await show.click()
      } else {
        await page.getByRole('button', { name: words('people.filter.TYPE'), exact: true }).click()
        await page.getByRole('dialog').getByRole('button', { name: kind }).click()
        await page.keyboard.press('Escape')
      }
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page).toHaveURL(/[?&]type=AGENCY/u)
      await expect(list.getByRole('article').first()).toContainText(words('people.creators'))
      await page.reload()
      await expect(list.getByRole('article').first()).toContainText(words('people.creators'))
    })

    await test.step('the search is saved, found again and deleted', async () => {
      await page.getByRole('button', { name: words('people.saved.tell') }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words('people.saved.save') })
        .click()
      await expect(page.getByText(words('people.saved.done'))).toBeVisible()
      await page.goto('/discover/people')
      await page.getByRole('button', { name: words('people.saved.list') }).click()
      const sheet = page.getByRole('dialog')
      await expect(sheet.getByRole('link').first()).toBeVisible()
      expect(await accessibilityProblems(page)).toEqual([])
      await sheet.getByRole('link').first().click()
      await expect(page).toHaveURL(/[?&]type=AGENCY/u)
      await page.getByRole('button', { name: words('people.saved.already') }).click()
      await page.getByRole('button', { name: new RegExp(words('people.saved.delete', { name: '.*' }), 'u') }).click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: words('people.saved.deleteYes') })
        .click()
      await expect(page.getByText(words('people.saved.none'))).toBeVisible()
    })
  },
)
