import type { Member } from '@wasla/mocks/world/member.ts'
import { MAJED, BANDAR, HAYA, NEWCOMER } from '@wasla/mocks/world/unfinished.ts'
import { askForCode, codeField, codeSentTo, enterAs, openDoor } from '../harness/door.ts'
import { expect, test } from '../harness/test.ts'

const nationalOf = ({ user }: Member) => user.mobileNo.replace('+966', '')

/** Where each status stands after signing in, and whatever else it asks for. */
const places: readonly [string, Member, string][] = [
  ['who has answered nothing yet', NEWCOMER, '/onboard'],
  ['who must connect an account', HAYA, '/join-waiting-list'],
  ['who waits', BANDAR, '/join-waiting-list'],
  ['who was turned down', MAJED, '/profile'],
]

for (const [who, member, place] of places)
  test(`somebody ${who} stands at ${place}`, async ({ page, words, language, product }) => {
    const visitor = { page, words, language }
    await openDoor(visitor)
    await askForCode(visitor, nationalOf(member))
    await codeField(visitor).fill(await codeSentTo(product.address, nationalOf(member)))
    await page.waitForURL((url) => url.pathname === place)
    await page.goto('/')
    await page.waitForURL((url) => url.pathname === place)
  })

test('a stranger is asked to sign in, and comes to where they wanted to go', async ({ page, words, language }) => {
  const visitor = { page, words, language }
  await openDoor(visitor)
  await page.goto('/groups?tab=mine')
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('button', { name: words('session.demo.networker'), exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/groups' && url.search === '?tab=mine')
})

test('who is signed in has no business at the door', async ({ page, words, language }) => {
  await enterAs({ page, words, language }, 'brand')
  for (const door of ['/', '/sign-up', '/verify-otp']) {
    await page.goto(door)
    await page.waitForURL((url) => url.pathname === '/home')
  }
})

test('a link that leads elsewhere is not followed after signing in', async ({ page, words, language }) => {
  await openDoor({ page, words, language }, '/?returnTo=//evil.example/x')
  await page.getByRole('button', { name: words('session.demo.networker'), exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/home')
})

test('an address that leads nowhere says so, with a way back', async ({ page, words, language }) => {
  await openDoor({ page, words, language })
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { level: 1, name: words('ds.pageError.notFound.title') })).toBeVisible()
  await expect(
    page
      .getByRole('link', { name: words('ds.pageError.home') })
      .or(page.getByRole('link', { name: words('shell.notFound.signIn') }))
      .first(),
  ).toBeVisible()
})
