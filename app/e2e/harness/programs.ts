import { expect, type Locator } from 'playwright/test'
import type { ProgramStepType } from '@wasla/contract/programs/types.ts'
import { choose, expectTitle, textBox } from './joining.ts'
import { chooseBehind, picture } from './picture.ts'
import type { Visitor } from './sign-in.ts'

/** The button that saves a step and leads to the next. */
const next = ({ page, words }: Visitor) => page.getByRole('button', { name: words('programs.wizard.next') })

export const onStep = (visitor: Visitor, type: ProgramStepType) => expectTitle(visitor, visitor.words(`programs.wizard.step.${type}`))

/** Saves the step, and waits for the one that follows. */
export async function goOnTo(visitor: Visitor, type: ProgramStepType) {
  await next(visitor).click()
  await onStep(visitor, type)
}

/** Saves the last step, and waits for the look before publishing. */
export async function goOnToReview(visitor: Visitor) {
  await next(visitor).click()
  await expectTitle(visitor, visitor.words('programs.preview.title'))
}

/** Ticks a card of several that may be chosen. */
async function tick({ page }: Visitor, name: string) {
  const card = page.locator('label').filter({ has: page.getByText(name, { exact: true }) })
  await card.click()
  await expect(card.getByRole('checkbox')).toBeChecked()
}

/** Chooses a picture behind a button, and takes the whole of it. */
async function crop({ page, words }: Visitor, opener: Locator) {
  await chooseBehind(page, opener, await picture(page, 'cup.png'))
  const dialog = page.getByRole('dialog')
  // Until the picture is there, the dialog grows, and its buttons move.
  await expect(dialog.getByRole('group', { name: words('ds.imageCropper.area') })).toBeVisible()
  await dialog.getByRole('button', { name: words('ds.cropDialog.save') }).click()
  await expect(dialog).toBeHidden()
}

/** The first step of a program that everybody finds and joins at once, from today on and without an end. */
export async function fillDetails(visitor: Visitor, { name, description }: { name: string; description: string }) {
  const { page, words } = visitor
  await crop(visitor, page.getByRole('button', { name: words('programs.details.coverAdd') }))
  await textBox(visitor, words('programs.details.name')).fill(name)
  await textBox(visitor, words('programs.details.description')).fill(description)
  await choose(visitor, words('program.focus.PRODUCT'))
}

/** Whoever has so many followers on one platform, named as people read it. */
export async function fillCriteria(visitor: Visitor, { platform, followers }: { platform: string; followers: number }) {
  const { page, words } = visitor
  await tick(visitor, platform)
  const least = page.getByRole('group', { name: platform }).getByRole('textbox', { name: words('programs.criteria.minFollowers') })
  await least.fill(String(followers))
  await least.press('Tab')
}

/** The least that a target audience needs: one interest. */
export async function fillAudience({ page, words }: Visitor) {
  const interest = page
    .getByRole('group', { name: words('programs.target.interests') })
    .getByRole('button')
    .first()
  await interest.click()
  await expect(interest).toHaveAttribute('aria-pressed', 'true')
}

/** One milestone: so many orders for so many riyals. */
export async function fillObjectives(visitor: Visitor, { url, target, riyals }: { url: string; target: number; riyals: number }) {
  const { words } = visitor
  await choose(visitor, words('program.objective.SALES'))
  await textBox(visitor, words('programs.objectives.trackingUrl')).fill(url)
  await textBox(visitor, words('programs.objectives.milestone.target', { place: 1 })).fill(String(target))
  await textBox(visitor, words('programs.objectives.milestone.amount', { place: 1 })).fill(String(riyals))
}

/** One item, from a file of one's own or from an address. */
export async function addContent(visitor: Visitor, step: 'SHAREABLE' | 'LEARNING', { title, url }: { title: string; url?: string }) {
  const { page, words } = visitor
  await page.getByRole('button', { name: words(`programs.content.add.${step}`) }).click()
  const sheet = page.getByRole('dialog', { name: words(`programs.content.add.${step}`) })
  if (url === undefined)
    await sheet
      .locator('input[type="file"]')
      .first()
      .setInputFiles(await picture(page, 'share.png'))
  else {
    await sheet.getByText(words('programs.content.source.url'), { exact: true }).click()
    await sheet.getByRole('textbox', { name: words('programs.content.url') }).fill(url)
  }
  await sheet.getByRole('textbox', { name: words('programs.content.title') }).fill(title)
  await sheet.getByRole('textbox', { name: words('programs.content.description') }).fill('Best on a quiet morning.')
  await sheet.getByRole('button', { name: words('list.save') }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible()
  // A message stays until it is closed (T-01), and on a phone it lies over what is opened next.
  await page.getByRole('button', { name: words('ds.toast.close') }).click()
}

/** The first item of the catalogue, with its photo. */
export async function fillCatalogue(visitor: Visitor, { name, url }: { name: string; url: string }) {
  const { page, words } = visitor
  await crop(visitor, page.getByRole('button', { name: words('programs.catalogue.photoAdd') }))
  await textBox(visitor, words('programs.catalogue.name')).fill(name)
  await textBox(visitor, words('programs.catalogue.url')).fill(url)
}

/** One thing to do; the one not to do stands there already. */
export const fillGuidelines = (visitor: Visitor, line: string) =>
  textBox(visitor, visitor.words('programs.guidelines.line.dos', { place: 1 })).fill(line)

export const budgetField = (visitor: Visitor) => textBox(visitor, visitor.words('programs.budget.amount'))

export async function fillBudget(visitor: Visitor, riyals: number) {
  await budgetField(visitor).fill(String(riyals))
  await choose(visitor, visitor.words('programs.budget.frequency.WEEKLY'))
}
