import { expect } from 'playwright/test'
import { textBox } from './joining.ts'
import { signInAs, type Visitor } from './sign-in.ts'

/** Signs a manager in, who asks the member with this user name to manage the account. The member gets a notification. */
export async function askToManage(manager: Visitor, { number, userName }: { number: string; userName: string }) {
  const { page, words } = manager
  await signInAs(manager, number, '/settings/managed-accounts')
  await textBox(manager, words('talents.invite.userName')).fill(userName)
  await page
    .getByRole('main')
    .getByRole('button', { name: words('talents.invite.send') })
    .click()
  await expect(page.getByText(words('talents.waiting'), { exact: true }).first()).toBeVisible()
}
