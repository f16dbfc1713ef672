import type { Member } from '@wasla/mocks/world/member.ts'
import { MAJED, BANDAR, HAYA, NEWCOMER } from '@wasla/mocks/world/unfinished.ts'
import { enterAs, openEntry, signInOnPages } from '../harness/sign-in.ts'
import { expect, test, type Page } from '../harness/test.ts'

const nationalOf = ({ user }: Member) => user.mobileNo.replace('+966', '')

/** Pages of joining. Each page is open only to some statuses and types of profile. */
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

/** Opens each page outside `open` and expects a redirect to `home`. Opens each page in `open` and expects it to stay. */
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

/**
 * One row per status: description of the person, an account with this status, the page after signing in, and the open pages of joining. A
 * guard decides by the account only, so each row runs once.
 */
const places: readonly [string, Member, string, readonly Step[]][] = [
  ['who has answered nothing yet', NEWCOMER, '/onboard', ['/onboard', '/individual-account', '/business-account']],
  ['who must connect an account', HAYA, '/join-waiting-list', ['/join-waiting-list']],
  ['who waits', BANDAR, '/join-waiting-list', ['/join-waiting-list']],
]

for (const [who, member, place, open] of places)
  test(
    `a person ${who} is redirected to ${place}, whichever page they open`,
    { tag: '@rule-desktop-en' },
    async ({ visitor, page, product }) => {
      await signInOnPages(visitor, product.address, nationalOf(member))
      await page.waitForURL((url) => url.pathname === place)
      await page.goto('/')
      await page.waitForURL((url) => url.pathname === place)
      await tryAll(page, open, place)
    },
  )

test('a rejected person is redirected to /profile and sees the reason', { tag: '@rule-phone-ar' }, async ({ visitor, page, product }) => {
  await signInOnPages(visitor, product.address, nationalOf(MAJED))
  await page.waitForURL((url) => url.pathname === '/profile')
  await expect(page.getByText(MAJED.verifications[0]?.rejectionReason ?? 'a reason')).toBeVisible()
  await page.goto('/')
  await page.waitForURL((url) => url.pathname === '/profile')
})

const memberSteps: readonly ['networker' | 'brand', readonly Step[]][] = [
  ['networker', ['/business-account', '/verify-identity', '/invite-friends']],
  ['brand', ['/business-account', '/under-review', '/invite-friends']],
]

for (const [role, open] of memberSteps)
  test(
    `a ${role} is redirected to the home page from every page of joining that is closed to the role`,
    { tag: '@rule-phone-ar' },
    async ({ visitor, page }) => {
      await enterAs(visitor, role)
      await tryAll(page, open, '/home')
    },
  )

test('a signed-out visitor can open no page of joining', { tag: '@rule-desktop-en' }, async ({ visitor, page }) => {
  await openEntry(visitor)
  await tryAll(page, [], '/')
})

test(
  'a link to a page of joining opens that page after the visitor has signed in',
  { tag: '@rule-phone-ar' },
  async ({ visitor, page, words }) => {
    await openEntry(visitor)
    await page.goto('/business-account?type=AGENCY')
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByRole('button', { name: words('session.demo.networker'), exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/business-account' && url.searchParams.get('type') === 'AGENCY')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

test(
  'a page that requires signing in opens after the visitor has signed in',
  { tag: '@rule-desktop-en' },
  async ({ page, words, language }) => {
    const visitor = { page, words, language }
    await openEntry(visitor)
    await page.goto('/groups?tab=mine')
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByRole('button', { name: words('session.demo.networker'), exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/groups' && url.search === '?tab=mine')
  },
)

test('a signed-in member is redirected from the sign-in pages', { tag: '@rule-phone-ar' }, async ({ page, words, language }) => {
  await enterAs({ page, words, language }, 'brand')
  for (const entry of ['/', '/sign-up', '/verify-otp']) {
    await page.goto(entry)
    await page.waitForURL((url) => url.pathname === '/home')
  }
})

test('after signing in, a return address on another site is ignored', { tag: '@rule-desktop-en' }, async ({ page, words, language }) => {
  await openEntry({ page, words, language }, '/?returnTo=//evil.example/x')
  await page.getByRole('button', { name: words('session.demo.networker'), exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/home')
})

test('an unknown address shows a message and a link back', { tag: '@steps-desktop-en' }, async ({ page, words, language }) => {
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
