import { expect, type Page } from 'playwright/test'
import type { Visitor } from './sign-in.ts'
import { choose, expectTitle, textBox } from './joining.ts'
import type { Pdf } from './documents.ts'

/** Sets the files of the document field, without the browser’s file chooser. */
export const chooseFiles = ({ page }: Visitor, files: Pdf[] | string) => page.locator('input[type="file"]').setInputFiles(files)

export const fileRow = ({ page }: Visitor, name: string) => page.locator('[data-part="file"]').filter({ hasText: name })

export async function expectFile(visitor: Visitor, name: string, state: 'done' | 'refused') {
  await expect(fileRow(visitor, name)).toHaveAttribute('data-state', state)
}

const goOn = ({ page, words }: Visitor) => page.getByRole('button', { name: words('verification.business.next'), exact: true }).click()

export const sendDocuments = ({ page, words }: Visitor) =>
  page.getByRole('button', { name: words('verification.business.send'), exact: true }).click()

const api = '**/user/graphql'

/** Leaves upload requests without an answer, so that uploads stay in progress even on a fast machine. */
export const stallUploads = (page: Page) =>
  page.route(api, async (route) => {
    const isUpload = route.request().headers()['content-type']?.startsWith('multipart/') ?? false
    if (!isUpload) await route.continue()
  })

export const letUploadsPass = (page: Page) => page.unroute(api)

export type NewBusiness = { name: string; number: string; type?: 'BRAND' | 'AGENCY' }

/**
 * Fills all steps of the wizard before the documents. Pass `type` only if the person did not choose a type of business while joining; the
 * wizard asks for it then.
 */
export async function fillBusiness(visitor: Visitor, { name, number, type }: NewBusiness) {
  const { page, words } = visitor
  if (type) {
    await expectTitle(visitor, words('verification.business.type.title'))
    await choose(visitor, words(`verification.business.type.${type}`))
    await goOn(visitor)
  }
  await expectTitle(visitor, words('verification.business.basics.title'))
  await textBox(visitor, words('verification.business.name')).fill(name)
  await goOn(visitor)
  await expectTitle(visitor, words('verification.business.contact.title'))
  await textBox(visitor, words('verification.business.email')).fill('papers@example.com')
  await textBox(visitor, words('verification.business.mobile')).fill(number)
  await page.getByRole('checkbox', { name: words('verification.business.method.whatsapp') }).press('Space')
  await goOn(visitor)
  await expectTitle(visitor, words('verification.business.social.title'))
  await textBox(visitor, words('verification.business.url')).fill(`https://www.instagram.com/papers.${number}`)
  await goOn(visitor)
  await expectTitle(visitor, words('verification.business.documents.title'))
}
