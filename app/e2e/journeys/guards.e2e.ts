import type { Member } from '@wasla/mocks/world/member.ts'
import { MAJED, BANDAR, HAYA, NEWCOMER } from '@wasla/mocks/world/unfinished.ts'
import { enterAs, openEntry, signInAs } from '../harness/sign-in.ts'
import { expect, test, type Page } from '../harness/test.ts'

const nationalOf = ({ user }: Member) => user.mobileNo.replace('+966', '')

/** Pages of joining; each is open only to some states and types of profile. */
const steps = [
  '/onboard',
  '/individual-account',
  '/business-account',
  '/join-waiting-list',
  '/verify-identity',
  '/under-review',
  '/invite-friends',
] as const
type Step = (typeof steps)[number]

/** Opens each page that the viewer may not see and expects the redirect to `home`; then opens each page in `open`. */
async function tryAll(page: Page, open: readonly Step[], home: string) {
  for (const step of steps.filter((one) => !open.includes(one))) {
    await page.goto(step)
    await page.waitForURL((url) => url.pathname === home)
  }
  for (const step of open) {
    await page.goto(step)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(step)
  }
}

/** The page of each status after sign-in, and the pages of joining that are open to it. */
const places: readonly [string, Member, string, readonly Step[]][] = [
  ['who has answered nothing yet', NEWCOMER, '/onboard', ['/onboard', '/individual-account', '/business-account']],
  ['who must connect an account', HAYA, '/join-waiting-list', ['/join-waiting-list']],
  ['who waits', BANDAR, '/join-waiting-list', ['/join-waiting-list']],
]

/* Guards depend only on the viewer, not on language or screen: each viewer is tested once, alternately on a desk and a phone. */
const byTurns = (at: number) => (at % 2 === 0 ? '@desk' : '@phone')

for (const [at, [who, member, place, open]] of places.entries())
  test(`somebody ${who} is sent to ${place}, whatever they open`, { tag: byTurns(at) }, async ({ visitor, page, product }) => {
    await signInAs(visitor, product.address, nationalOf(member))
    await page.waitForURL((url) => url.pathname === place)
    await page.goto('/')
    await page.waitForURL((url) => url.pathname === place)
    await tryAll(page, open, place)
  })

test('a rejected profile is sent to /profile, which says why', { tag: '@long' }, async ({ visitor, page, product }) => {
  await signInAs(visitor, product.address, nationalOf(MAJED))
  await page.waitForURL((url) => url.pathname === '/profile')
  await expect(page.getByText(MAJED.verifications[0]?.rejectionReason ?? 'a reason')).toBeVisible()
  await page.goto('/')
  await page.waitForURL((url) => url.pathname === '/profile')
})

const memberSteps: readonly ['networker' | 'brand', readonly Step[]][] = [
  ['networker', ['/business-account', '/verify-identity', '/invite-friends']],
  ['brand', ['/business-account', '/under-review', '/invite-friends']],
]

for (const [at, [role, open]] of memberSteps.entries())
  test(`a ${role} is sent home from pages that are not theirs`, { tag: byTurns(at) }, async ({ visitor, page }) => {
    await enterAs(visitor, role)
    await tryAll(page, open, '/home')
  })

test('a stranger can open none of the pages of joining', { tag: '@long' }, async ({ visitor, page }) => {
  await openEntry(visitor)
  await tryAll(page, [], '/')
})

test('a link to a step of joining is followed after sign-in', { tag: '@long' }, async ({ visitor, page, words }) => {
  await openEntry(visitor)
  await page.goto('/business-account?type=AGENCY')
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('button', { name: words('session.demo.networker'), exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/business-account' && url.searchParams.get('type') === 'AGENCY')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a signed-out visitor signs in, and reaches the requested page', { tag: '@long' }, async ({ page, words, language }) => {
  const visitor = { page, words, language }
  await openEntry(visitor)
  await page.goto('/groups?tab=mine')
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('button', { name: words('session.demo.networker'), exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/groups' && url.search === '?tab=mine')
})

test('a signed-in user is redirected from the sign-in pages', { tag: '@long' }, async ({ page, words, language }) => {
  await enterAs({ page, words, language }, 'brand')
  for (const entry of ['/', '/sign-up', '/verify-otp']) {
    await page.goto(entry)
    await page.waitForURL((url) => url.pathname === '/home')
  }
})

test('a link to another site is not followed after sign-in', { tag: '@long' }, async ({ page, words, language }) => {
  await openEntry({ page, words, language }, '/?returnTo=//evil.example/x')
  await page.getByRole('button', { name: words('session.demo.networker'), exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/home')
})

test('an unknown address says so and links home', { tag: '@long' }, async ({ page, words, language }) => {
  await openEntry({ page, words, language })
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { level: 1, name: words('ds.pageError.notFound.title') })).toBeVisible()
  await expect(
    page
      .getByRole('link', { name: words('ds.pageError.home') })
      .or(page.getByRole('link', { name: words('shell.notFound.signIn') }))
      .first(),
  ).toBeVisible()
})
