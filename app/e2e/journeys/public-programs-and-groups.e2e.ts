import { createFormats } from '@wasla/design-system/locale/formats.ts'
import { COFFEE_AND_BOOKS, DATE_SEASON, RIYADH_KITCHENS } from '@wasla/mocks/world/groups/all-groups.ts'
import { COLD_BREW } from '@wasla/mocks/world/programs/all-programs.ts'
import { programAddress } from '../../src/shared/programs/page/program-address.ts'
import { accessibilityProblems } from '../harness/axe.ts'
import { expectLanguage } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'

const { id, name } = COLD_BREW.program

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'a program says what it pays, for whom and until when, and leads to the sign-in',
    { tag: '@steps-desktop-en' },
    async ({ page, words, language }) => {
      await page.goto(`${programAddress(id)}?lang=${language}`)
      await expectLanguage(page, language)
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(page.getByText(words('programs.public.pays'), { exact: true })).toBeVisible()
      for (const part of ['program.who', 'program.catalogue', 'program.guidelines.dos'] as const)
        await expect(page.getByRole('heading', { name: words(part), exact: true })).toBeVisible()
      const goals = page.locator('[data-component="GoalPath"] [data-part="goal"]')
      expect(await goals.count()).toBeGreaterThan(1)
      for (const goal of await goals.all()) await expect(goal.locator('[data-part="reward"]')).toBeVisible()
      const bar = page.getByRole('region', { name: words('programs.join.label') })
      await expect(bar.getByRole('link')).toHaveAttribute('href', new RegExp(encodeURIComponent(programAddress(id)), 'u'))
      await expect(bar.getByRole('button')).toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
    },
  )

  test(
    'a group shows its description and where its members are from, and nothing for members',
    { tag: '@steps-phone-en' },
    async ({ page, words, language }) => {
      await page.goto(`/groups/${RIYADH_KITCHENS.userName}/stats?lang=${language}`)
      await expectLanguage(page, language)
      await expect(page.getByRole('heading', { level: 1, name: RIYADH_KITCHENS.name })).toBeVisible()
      await expect(page.locator('[data-component="RichTextView"]').getByRole('listitem').first()).toBeVisible()
      const { membersCount } = RIYADH_KITCHENS
      const members = words('group.members', { count: membersCount, shown: createFormats(language).compact(membersCount) })
      await expect(page.getByText(members, { exact: true })).toBeVisible()
      const countries = page.getByRole('list', { name: words('groups.page.countries') })
      await expect(countries).toHaveCount(0)
      await page.locator('summary').click()
      await expect(countries.getByRole('listitem').first()).toBeVisible()
      await expect(countries.getByText(createFormats(language).number(1), { exact: true })).toBeVisible()
      await expect(page.getByRole('link', { name: words('shell.signInToJoin') })).toBeVisible()
      await expect(page.getByRole('tab')).toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
    },
  )

  test(
    'a group without a place in any list shows its head to anyone with the link',
    { tag: '@steps-desktop-ar' },
    async ({ page, words, language }) => {
      await page.goto(`/groups/${COFFEE_AND_BOOKS.userName}?lang=${language}`)
      await expect(page.getByRole('heading', { level: 1, name: COFFEE_AND_BOOKS.name })).toBeVisible()
      await expect(page.getByRole('heading', { name: words('groups.inside.byInvitation') })).toBeVisible()
      await expect(page.getByRole('link', { name: words('shell.signInToJoin') })).toHaveCount(0)
    },
  )

  test(
    'an address without a group or program says so, with a way to sign in',
    { tag: '@steps-phone-ar' },
    async ({ page, words, language }) => {
      for (const [path, title] of [
        ['/groups/nobody_has_this', 'groups.page.missing'],
        [programAddress('nothing'), 'programs.page.missing'],
      ] as const) {
        await page.goto(`${path}?lang=${language}`)
        await expect(page.getByRole('heading', { level: 1, name: words(title) })).toBeVisible()
        await expect(page).toHaveTitle(new RegExp(words(title), 'u'))
        await expect(
          page
            .getByRole('main')
            .getByRole('link', { name: words('shell.signIn') })
            .first(),
        ).toBeVisible()
      }
    },
  )
})

test(
  'the pages of a group and a program are accessible, and load no part of the app',
  { tag: '@steps-phone-en' },
  async ({ page, language }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    for (const path of [programAddress(id), `/groups/${DATE_SEASON.userName}`]) {
      scripts.length = 0
      await page.goto(`${path}?lang=${language}`, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await accessibilityProblems(page)).toEqual([])
      expect(scripts.length).toBeLessThanOrEqual(1)
    }
  },
)
