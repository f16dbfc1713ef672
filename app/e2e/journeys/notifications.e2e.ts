import { MAHA } from '@wasla/mocks/world/more-networkers.ts'
import { accessibilityProblems } from '../harness/axe.ts'
import { askToManage } from '../harness/managed-accounts.ts'
import { numbers } from '../harness/people.ts'
import { onHome, signInAs } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'

test(
  'an invitation arrives as a notification in an open tab, and is accepted there',
  { tag: '@steps-phone-en' },
  async ({ visitor, page, words, newVisitor }) => {
    await signInAs(visitor, numbers.maha, '/')
    await onHome(page)
    const bell = (who: typeof visitor) => who.page.getByRole('button', { name: new RegExp(`^${words('shell.notifications')}`, 'u') })
    await expect(bell(visitor)).toBeVisible()
    // The networker’s demo account has unread notifications. Once they are counted, the name of the bell contains their number.
    await expect(bell(visitor)).not.toHaveAccessibleName(words('shell.notifications'))
    const before = (await bell(visitor).getAttribute('aria-label')) ?? ''

    await test.step('an agent asks to manage the account', async () =>
      askToManage(await newVisitor(), { number: numbers.naif, userName: MAHA.profile.userName ?? '' }))

    await test.step('the bell of the open tab updates without a reload', async () => {
      await expect(bell(visitor)).not.toHaveAccessibleName(before)
    })

    await test.step('the invitation is read and accepted in the panel, without leaving the page', async () => {
      await bell(visitor).click()
      const list = page.getByRole('list', { name: words('notifications.list') })
      // The agent’s notification is the newest. It stays first after the networker has answered it.
      const line = list
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: words('notifications.accept') }) })
        .first()
      const answered = list.getByRole('listitem').first()
      await expect(line).toBeVisible()
      expect(await accessibilityProblems(page)).toEqual([])
      await line.getByRole('button', { name: words('notifications.accept') }).click()
      await expect(answered.getByText(words('notifications.answer.accepted'))).toBeVisible()
      await expect(answered.getByRole('button', { name: words('notifications.accept') })).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(list).toBeHidden()
      await expect(bell(visitor)).toBeFocused()
    })

    await test.step('the notification leads to the list of managers, which now includes the agent', async () => {
      await bell(visitor).click()
      await page
        .getByRole('list', { name: words('notifications.list') })
        .getByRole('link')
        .first()
        .click()
      await expect(page).toHaveURL(/\/settings\/managed-accounts$/u)
      await expect(page.getByRole('heading', { level: 2, name: words('managers.accepted') })).toBeVisible()
    })
  },
)
