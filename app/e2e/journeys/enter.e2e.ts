import { accessibilityProblems } from '../harness/axe.ts'
import { chooseFromMenu, enterByButton, expectLanguage } from '../harness/sign-in.ts'
import { enterAdminAs, leaveAdmin } from '../harness/admin.ts'
import { memberRoles } from '../harness/people.ts'
import { expect, test } from '../harness/test.ts'

test.use({ serviceWorkers: 'allow' })

for (const role of memberRoles)
  test(`a visitor enters the demo as ${role}, and signs out`, { tag: '@steps-desktop-en' }, async ({ page, words, language }) => {
    const visitor = { page, words, language }
    await enterByButton(visitor, role)
    await expect(page.getByRole('heading', { level: 2, name: words('profiles.link.title') })).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])

    await page.reload()
    await expect(page.getByRole('heading', { level: 2, name: words('profiles.link.title') })).toBeVisible()
    await expectLanguage(page, language)

    await chooseFromMenu(visitor, words('shell.menu.signOut'))
    await page.waitForURL((url) => url.pathname === '/')
    await expect(page.getByRole('heading', { level: 1, name: words('session.signIn.title') })).toBeVisible()
    await page.goto('/home')
    await page.waitForURL((url) => url.pathname === '/')
  })

test(
  'a visitor enters the back office of the demo with one click, keeps the session after a reload, and signs out',
  { tag: '@steps-phone-ar' },
  async ({ page, words, language }) => {
    const visitor = { page, words, language }
    await enterAdminAs(visitor)
    await expectLanguage(page, language)
    expect(await accessibilityProblems(page)).toEqual([])

    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: words('admin.place.waitingList') })).toBeVisible()
    await leaveAdmin(visitor)
    await expect(page.getByRole('heading', { level: 1, name: words('admin.signIn.title') })).toBeVisible()
    await page.goto('/admin/users')
    await expect(page.getByRole('heading', { level: 1, name: words('admin.signIn.title') })).toBeVisible()
  },
)
