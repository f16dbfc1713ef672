import { accessibilityProblems } from '../harness/axe.ts'
import { codeField, codeSentTo, enterAs, messageTo, numberField, openEntry, signInAs } from '../harness/sign-in.ts'
import { expectTitle, onPath, signUp, textBox } from '../harness/joining.ts'
import { queued } from '../harness/people.ts'
import { expect, test } from '../harness/test.ts'

test(
  'a friend gets a message and joins through its link, and the inviter sees that the friend has joined',
  { tag: '@steps-phone-ar' },
  async ({ visitor, page, words, product, newNumber, newVisitor }) => {
    const number = newNumber()
    await enterAs(visitor, 'networker', '/invite-friends')
    await expectTitle(visitor, words('invites.title'))
    expect(await accessibilityProblems(page)).toEqual([])
    await textBox(visitor, words('invites.number')).fill(number)
    await page.getByRole('button', { name: words('invites.send') }).click()
    const line = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: number.slice(-4) })
    await expect(line).toContainText(words('invites.status.Pending'))

    const link = await messageTo(product.address, number, /https?:\/\/\S+/)
    const friend = await newVisitor()
    await openEntry(friend, link.replace(product.address, ''))
    const code = new URL(link).searchParams.get('invitation-code') ?? ''
    await expect(textBox(friend, words('session.invitation.label'))).toHaveValue(code)
    await numberField(friend).fill(number)
    await friend.page.getByRole('checkbox').press('Space')
    await friend.page.getByRole('button', { name: words('session.signUp.submit') }).click()
    await expectTitle(friend, words('session.verify.title'))
    await codeField(friend).fill(await codeSentTo(product.address, number))
    await onPath(friend.page, '/onboard')

    await page.reload()
    await expect(line).toContainText(words('invites.status.Accepted'))
  },
)

test(
  'a person copies their waiting-list link, a friend joins with it, and the person moves up',
  { tag: '@rule-desktop-en' },
  async ({ visitor, page, words, product, newNumber, newVisitor }) => {
    await signInAs(visitor, queued.inviter.number, '/join-waiting-list')
    await expectTitle(visitor, words('onboarding.wait.title'))
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: words('ds.copyField.copy', { label: words('onboarding.link.label') }) }).click()
    await expect(page.getByText(words('ds.copyField.copied'), { exact: true })).toBeAttached()
    const link = await page.evaluate(() => navigator.clipboard.readText())

    await signUp(await newVisitor(), product.address, newNumber(), link.replace(product.address, ''))
    await expect(page.getByText(words('onboarding.wait.why.invitation'))).toBeVisible()
    await expect(page.getByText(words('onboarding.tasks.invite.text', { count: queued.inviter.acceptedInvitations + 1 }))).toBeVisible()
  },
)

test(
  'a person moves up after a completed task, and the list says why',
  { tag: '@rule-phone-ar' },
  async ({ visitor, page, context, words, trouble }) => {
    await context.route('https://x.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>X</title>' }))
    await signInAs(visitor, queued.follower.number, '/join-waiting-list')
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: words('onboarding.tasks.follow') }).click(),
    ])
    await opened.waitForURL('https://x.com/**')
    expect(trouble.outside.splice(0), 'the link is followed in a tab of its own').toEqual([opened.url()])
    await opened.close()
    await expect(page.getByText(words('onboarding.tasks.done'), { exact: true })).toBeVisible()
    await expect(page.getByText(words('onboarding.wait.why.task'))).toBeVisible()
  },
)
