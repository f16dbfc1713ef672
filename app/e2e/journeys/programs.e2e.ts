import { accessibilityProblems } from '../harness/axe.ts'
import { expectTitle } from '../harness/joining.ts'
import { numbers } from '../harness/people.ts'
import { signInAs } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'

test(
  'a networker finds a program, reads its criteria and rewards, joins it and is accepted immediately',
  { tag: '@steps-phone-en' },
  async ({ visitor, page, words }) => {
    await signInAs(visitor, numbers.noura, '/discover')
    await expectTitle(visitor, words('programs.discover.title'))
    const list = page.getByRole('list', { name: words('program.card.list') })
    await expect(list.getByRole('article').first()).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])

    await test.step('the program is found by its name', async () => {
      await page.getByRole('searchbox', { name: words('programs.discover.search') }).fill('Cold brew')
      await expect(list.getByRole('article')).toHaveCount(1)
      await expect(page).toHaveURL(/[?&]q=Cold\+brew/u)
      await list.getByRole('link').click()
    })

    await test.step('the criteria of the program are visible before joining', async () => {
      const bar = page.getByRole('region', { name: words('programs.join.label') })
      await expect(bar.getByText(words('programs.join.eligible'))).toBeVisible()
      await expect(page.getByRole('heading', { name: words('program.who') })).toBeVisible()
      expect(await accessibilityProblems(page)).toEqual([])
      await bar.getByRole('button', { name: words('programs.join') }).click()
    })

    await test.step('the networker is accepted and gets a tracking link, without a reload', async () => {
      await expect(page.getByRole('region', { name: words('program.link') })).toBeVisible()
      await expect(page.getByRole('region', { name: words('programs.join.label') })).toHaveCount(0)
      await page.goto('/my-programs?tab=joined')
      await expect(page.getByRole('article').filter({ hasText: 'Cold brew' })).toBeVisible()
    })
  },
)
