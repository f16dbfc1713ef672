import { expect } from 'playwright/test'
import { demoAdmins } from '@wasla/contract/admin/demo.ts'
import type { AdminRole } from '@wasla/contract/admin/roles.ts'
import { adminTokenName } from '../../src/admin/session/admin-session.ts'
import { openAdminSession } from './admin-api.ts'
import { openEntry, type Visitor } from './sign-in.ts'
import { storeSession } from './stored-session.ts'

/** Waits for the heading of a back-office page. */
export const expectPage = ({ page }: Visitor, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

/** Enters the back office of a demo from the product’s sign-in page (U-03). */
export async function enterAdminAs(visitor: Visitor) {
  const { page, words } = visitor
  await openEntry(visitor)
  await page.getByRole('link', { name: words('session.demo.reviewer') }).click()
  await page.waitForURL((url) => url.pathname.startsWith('/admin'))
  await expectPage(visitor, words('admin.place.waitingList'))
}

/** Signs in with a role through the API, and opens a page of the back office. */
export async function signInAs(visitor: Visitor, role: AdminRole, path: string) {
  const email = demoAdmins.find((one) => one.role === role)?.email ?? ''
  await storeSession(visitor, async ({ address, device }) => ({ [adminTokenName]: await openAdminSession(address, email, device) }))
  await visitor.page.goto(`/admin${path}`)
}

/** Types address and password, and submits them. */
export async function typeIn({ page, words }: Visitor, email: string, password: string) {
  await page.getByRole('textbox', { name: words('admin.signIn.email') }).fill(email)
  await page.getByLabel(words('admin.signIn.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: words('admin.signIn.submit'), exact: true }).click()
}

/** Signs out through the account menu. On phones, this is the only menu of the page. */
export async function leaveAdmin({ page, words }: Visitor) {
  await page.getByRole('banner').locator('[aria-haspopup="menu"]:visible').click()
  await page.getByRole('menuitem', { name: words('admin.signOut') }).click()
}
