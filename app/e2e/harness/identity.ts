import { expect } from 'playwright/test'
import type { Visitor } from './sign-in.ts'
import { expectTitle } from './joining.ts'

/** The dialog of the identity widget. */
export const widget = ({ page, words }: Visitor) => page.getByRole('dialog', { name: words('verification.widget.title') })

const press = (visitor: Visitor, id: Parameters<Visitor['words']>[0]) =>
  visitor.page.getByRole('button', { name: visitor.words(id), exact: true }).click()

/** Starts an identity check and continues to the selfie. */
export async function startCheck(visitor: Visitor, documentNumber: string, start: 'start' | 'again' = 'start') {
  const { page, words } = visitor
  await press(visitor, `verification.identity.${start}`)
  await expect(page.getByRole('alertdialog')).toContainText(words('verification.identity.confirm'))
  await press(visitor, 'ds.dialog.yes')
  await expect(widget(visitor)).toContainText(words('verification.widget.consent.title'))
  await page.getByRole('checkbox').press('Space')
  await press(visitor, 'verification.widget.next')
  await page.getByRole('textbox', { name: words('verification.widget.document.number') }).fill(documentNumber)
  await press(visitor, 'verification.widget.next')
  await expect(widget(visitor)).toContainText(words('verification.widget.selfie.text'))
}

/** Takes a picture with the browser’s camera and sends it. */
export async function takeSelfie(visitor: Visitor) {
  const { page, words } = visitor
  await press(visitor, 'verification.widget.selfie.allow')
  await page.waitForFunction(() => (document.querySelector('video')?.videoWidth ?? 0) > 0)
  await press(visitor, 'verification.widget.selfie.take')
  await expect(page.getByRole('img', { name: words('verification.widget.selfie.taken') })).toBeVisible()
  await press(visitor, 'verification.widget.selfie.use')
}

/** Sends a drawn face. The widget offers it instead of a camera picture if the permission for the camera is denied. */
export async function sendDrawnFace(visitor: Visitor) {
  const { page, words } = visitor
  await press(visitor, 'verification.widget.selfie.allow')
  await expect(page.getByText(words('verification.widget.selfie.none'))).toBeVisible()
  await press(visitor, 'verification.widget.selfie.use')
}

export const expectOutcome = (visitor: Visitor, outcome: 'approved' | 'review' | 'refused') =>
  expectTitle(visitor, visitor.words(`verification.identity.${outcome}`))
