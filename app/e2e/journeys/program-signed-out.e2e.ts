import { COLD_BREW, DRIPPER_SCHOOL } from '@wasla/mocks/world/programs/all-programs.ts'
import { programAddress } from '../../src/shared/programs/page/program-address.ts'
import { accessibilityProblems } from '../harness/axe.ts'
import { openEntry } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'

const { id, name } = COLD_BREW.program

/* The visitor joins a program that other journeys also use. */
test.use({ server: 'program-signed-out' })

test(
  'a signed-out visitor reads a listed program, signs in, returns to it, and joins with one press',
  { tag: '@steps-desktop-en' },
  async ({ visitor, page, words }) => {
    await openEntry(visitor)
    await page.goto(programAddress(id))
    await test.step('the page shows everything that a visitor needs to decide, and no tabs', async () => {
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      for (const part of ['program.who', 'program.catalogue'] as const)
        await expect(page.getByRole('heading', { name: words(part) })).toBeVisible()
      await expect(page.getByText(words('programs.public.pays'), { exact: true })).toBeVisible()
      await expect(page.getByRole('tab')).toHaveCount(0)
      await expect(page).toHaveURL(programAddress(id))
      expect(await accessibilityProblems(page)).toEqual([])
    })

    await test.step('the inner pages require signing in', async () => {
      await page.goto(programAddress(id, 'shareable-content'))
      await page.waitForURL((url) => url.pathname === '/' && url.searchParams.get('returnTo') === programAddress(id, 'shareable-content'))
    })

    await test.step('one button leads to the sign-in page, which returns to the program', async () => {
      await page.goto(programAddress(id))
      await page.getByRole('link', { name: words('shell.signInToJoin') }).click()
      await page.getByRole('button', { name: words('session.demo.networker'), exact: true }).click()
      await page.waitForURL((url) => url.pathname === programAddress(id))
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(page.getByRole('tab').first()).toBeVisible()
    })

    await test.step('a visitor who meets all conditions joins with one press, and gets a link', async () => {
      await page
        .getByRole('region', { name: words('programs.join.label') })
        .getByRole('button', { name: words('programs.join') })
        .click()
      await expect(page.getByRole('region', { name: words('program.link') })).toBeVisible()
    })
  },
)

test(
  'a signed-out visitor sees “not found” for a program that is open by link only',
  { tag: '@rule-phone-en' },
  async ({ visitor, page, words }) => {
    await openEntry(visitor)
    await page.goto(programAddress(DRIPPER_SCHOOL.program.id))
    await expect(page.getByRole('heading', { level: 1, name: words('programs.page.missing') })).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: words('shell.signIn') })
      .click()
    await page.getByRole('button', { name: words('session.demo.networker'), exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: DRIPPER_SCHOOL.program.name })).toBeVisible()
  },
)
