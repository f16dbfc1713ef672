import { platformNames } from '@wasla/contract/social/platform-names.ts'
import { expect, type Page } from 'playwright/test'
import type { OnboardingGoal, AccountKind } from '@wasla/contract/generated/user-types.ts'
import { isBusiness, type ProfileType } from '@wasla/contract/profiles/types.ts'
import { goalMessage } from '../../src/features/onboarding/questions/goal-message.ts'
import { codeField, codeSentTo, numberField, openEntry, type Visitor } from './sign-in.ts'

const kindOfRole = (role: ProfileType): AccountKind => (isBusiness(role) ? 'BUSINESS' : 'INDIVIDUAL')

/** Waits for a heading of the page. */
export const expectTitle = ({ page }: Visitor, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

export const onPath = (page: Page, pathname: string) => page.waitForURL((url) => url.pathname === pathname)

/** Label of a choice, as a card or a line. A press on it selects the choice. */
const line = ({ page }: Visitor, name: string) => page.locator('label').filter({ has: page.getByText(name, { exact: true }) })

export const choice = (visitor: Visitor, name: string) => line(visitor, name).getByRole('radio')

export async function choose(visitor: Visitor, name: string) {
  await line(visitor, name).click()
  await expect(choice(visitor, name)).toBeChecked()
}

/** Signs up with an unused number and continues to the first question. `path` may contain an invitation code. */
export async function signUp(visitor: Visitor, address: string, national: string, path = '/sign-up') {
  const { page, words } = visitor
  await openEntry(visitor, path)
  await expectTitle(visitor, words('session.signUp.title'))
  await numberField(visitor).fill(national)
  await page.getByRole('checkbox').press('Space')
  await page.getByRole('button', { name: words('session.signUp.submit') }).click()
  await expectTitle(visitor, words('session.verify.title'))
  await codeField(visitor).fill(await codeSentTo(address, national))
  await onPath(page, '/onboard')
}

const next = ({ page, words }: Visitor, id: 'onboarding.next' | 'onboarding.skip' = 'onboarding.next') =>
  page.getByRole('button', { name: words(id), exact: true }).click()

export const questionTitle = (visitor: Visitor, question: 'kind' | 'role' | 'about' | 'goal') =>
  visitor.words(`onboarding.${question}.title`)

/** Answers the four questions, without interests. */
export async function answerQuestions(visitor: Visitor, role: ProfileType, goal: OnboardingGoal) {
  const { page, words } = visitor
  await expectTitle(visitor, questionTitle(visitor, 'kind'))
  await choose(visitor, words(`onboarding.kind.${kindOfRole(role)}`))
  await next(visitor)
  await expectTitle(visitor, questionTitle(visitor, 'role'))
  await choose(visitor, words(`onboarding.role.${role}`))
  await next(visitor)
  await expectTitle(visitor, isBusiness(role) ? words('onboarding.about.titleBusiness') : questionTitle(visitor, 'about'))
  await next(visitor, 'onboarding.skip')
  await expectTitle(visitor, questionTitle(visitor, 'goal'))
  await choose(visitor, words(goalMessage(role, goal)))
  await next(visitor)
  await onPath(page, kindOfRole(role) === 'BUSINESS' ? '/business-account' : '/individual-account')
}

export const continueQuestions = next

export type NewPerson = { first: string; last: string; birth: { day: string; month: string; year: string } }

export const grown = { day: '09', month: '05', year: '1996' } as const

export const textBox = ({ page }: Visitor, name: string, { exact = false } = {}) => page.getByRole('textbox', { name, exact })

/** Types a date field part by part. The language decides the order of day, month and year. */
async function typeDay({ page }: Visitor, { day, month, year }: NewPerson['birth']) {
  const parts = page.locator('[data-component="DateField"]')
  for (const [type, digits] of [
    ['day', day],
    ['month', month],
    ['year', year],
  ] as const)
    await parts.locator(`[data-type="${type}"]`).pressSequentially(digits)
}

export async function fillPerson(visitor: Visitor, { first, last, birth }: NewPerson) {
  const { words } = visitor
  await textBox(visitor, words('onboarding.account.firstName')).fill(first)
  await textBox(visitor, words('onboarding.account.lastName')).fill(last)
  await choose(visitor, words('onboarding.account.gender.female'))
  await typeDay(visitor, birth)
}

export async function setUpAccount(visitor: Visitor, person: NewPerson) {
  const { page, words } = visitor
  await expectTitle(visitor, words('onboarding.account.title'))
  await fillPerson(visitor, person)
  await page.getByRole('button', { name: words('onboarding.account.submit') }).click()
  await onPath(page, '/join-waiting-list')
}

/**
 * Connects an Instagram account: enters a handle and a number of followers on the platform’s demo page, which then redirects to the waiting
 * list.
 */
export async function connectAccount(visitor: Visitor, handle: string) {
  const { page, words, language } = visitor
  await page.getByRole('button', { name: words('social.connect.to', { platform: platformNames.INSTAGRAM[language] }) }).click()
  await page.waitForURL((url) => url.pathname.startsWith('/demo/oauth/'))
  await page.locator('input[name="handle"]').fill(handle)
  await page.locator('input[name="size"][value="micro"]').check()
  await page.locator('button[value="allow"]').click()
  await onPath(page, '/join-waiting-list')
}
