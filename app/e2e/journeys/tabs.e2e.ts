import { chooseFromMenu, enterAs, onHome } from '../harness/sign-in.ts'
import { expect, test, type Page } from '../harness/test.ts'

test.use({ serviceWorkers: 'allow' })

test('signing out in one tab signs out the others', { tag: '@rule-desktop-en' }, async ({ page, context, words, language }) => {
  await enterAs({ page, words, language }, 'networker', '/')
  await onHome(page)
  const second = await context.newPage()
  await second.goto('/home')
  await expect(second.getByRole('heading', { level: 2, name: words('profiles.link.title') })).toBeVisible()

  await chooseFromMenu({ page, words, language }, words('shell.menu.signOut'))
  await second.waitForURL((url) => url.pathname === '/')
  await expect(second.getByRole('heading', { level: 1, name: words('session.signIn.title') })).toBeVisible()
  expect(
    await second.evaluate(() => Object.keys(localStorage).filter((name) => name.endsWith('-token') && name !== 'device-token')),
  ).toEqual([])
})

/** Returns the refresh token that this tab sees. A write by another tab takes a moment to arrive. */
const refreshTokenIn = (tab: Page) => tab.evaluate(() => localStorage.getItem('refresh-token'))

test(
  'two tabs whose access token expired at the same time continue with one shared session',
  { tag: '@rule-phone-ar' },
  async ({ page, context, words, language }) => {
    await enterAs({ page, words, language }, 'agent', '/')
    await onHome(page)
    const second = await context.newPage()
    const refreshed: number[] = []
    context.on('response', (response) => {
      if (response.request().postData()?.includes('refreshToken')) refreshed.push(response.status())
    })
    const before = await refreshTokenIn(page)
    await page.evaluate(() => localStorage.setItem('access-token', `${localStorage.getItem('access-token') ?? ''}x`))
    await Promise.all([page.reload(), second.goto('/home')])
    for (const tab of [page, second]) await expect(tab.getByRole('heading', { level: 2, name: words('profiles.link.title') })).toBeVisible()
    expect(refreshed.length).toBeGreaterThanOrEqual(1)
    expect(refreshed.every((status) => status === 200)).toBe(true)
    await expect.poll(async () => (await refreshTokenIn(page)) === (await refreshTokenIn(second))).toBe(true)
    expect(await refreshTokenIn(page)).not.toBe(before)
  },
)
