import { expect, type Locator } from 'playwright/test'
import type { ProgramStepType } from '@wasla/contract/programs/types.ts'
import { choose, expectTitle, textBox } from './joining.ts'
import { chooseBehind, picture } from './picture.ts'
import type { Visitor } from './sign-in.ts'

/** The button that saves a step and opens the next. */
const next = ({ page, words }: Visitor) => page.getByRole('button', { name: words('programs.wizard.next') })

export const onStep = (visitor: Visitor, type: ProgramStepType) => expectTitle(visitor, visitor.words(`programs.wizard.step.${type}`))

/** Saves the step and waits for the next one. */
export async function goOnTo(visitor: Visitor, type: ProgramStepType) {
  await next(visitor).click()
  await onStep(visitor, type)
}

/** Saves the last step and waits for the preview before publishing. */
export async function goOnToReview(visitor: Visitor) {
  await next(visitor).click()
  await expectTitle(visitor, visitor.words('programs.preview.title'))
}

/** Ticks a card in a group with multiple choice. */
async function tick({ page }: Visitor, name: string) {
  const card = page.locator('label').filter({ has: page.getByText(name, { exact: true }) })
  await card.click()
  await expect(card.getByRole('checkbox')).toBeChecked()
}

/** Chooses a picture through a button and saves the crop unchanged. */
async function crop({ page, words }: Visitor, opener: Locator) {
  await chooseBehind(page, opener, await picture(page, 'cup.png'))
  const dialog = page.getByRole('dialog')
  // The dialog grows until the picture has loaded. Until then its buttons move.
  await expect(dialog.getByRole('group', { name: words('ds.imageCropper.area') })).toBeVisible()
  await dialog.getByRole('button', { name: words('ds.cropDialog.save') }).click()
  await expect(dialog).toBeHidden()
}

/** Fills the first step for a program that is listed, needs no approval to join, starts today and has no end date. */
export async function fillDetails(visitor: Visitor, { name, description }: { name: string; description: string }) {
  const { page, words } = visitor
  await crop(visitor, page.getByRole('button', { name: words('programs.details.coverAdd') }))
  await textBox(visitor, words('programs.details.name')).fill(name)
  await textBox(visitor, words('programs.details.description')).fill(description)
  await choose(visitor, words('program.focus.PRODUCT'))
}

/** Sets the minimum number of followers on one platform. `platform` is its visible name. */
export async function fillCriteria(visitor: Visitor, { platform, followers }: { platform: string; followers: number }) {
  const { page, words } = visitor
  await tick(visitor, platform)
  const least = page.getByRole('group', { name: platform }).getByRole('textbox', { name: words('programs.criteria.minFollowers') })
  await least.fill(String(followers))
  await least.press('Tab')
}

/** Chooses one interest, the minimum that a target audience requires. */
export async function fillAudience({ page, words }: Visitor) {
  const interest = page
    .getByRole('group', { name: words('programs.target.interests') })
    .getByRole('button')
    .first()
  await interest.click()
  await expect(interest).toHaveAttribute('aria-pressed', 'true')
}

/** Fills one milestone: a number of orders and a reward in riyals. */
export async function fillObjectives(visitor: Visitor, { url, target, riyals }: { url: string; target: number; riyals: number }) {
  const { words } = visitor
  await choose(visitor, words('program.objective.SALES'))
  await textBox(visitor, words('programs.objectives.trackingUrl')).fill(url)
  await textBox(visitor, words('programs.objectives.milestone.target', { place: 1 })).fill(String(target))
  await textBox(visitor, words('programs.objectives.milestone.amount', { place: 1 })).fill(String(riyals))
}

/** Adds one content item from a file or a link. */
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
  // A toast stays until it is closed (T-01). On a phone it would cover the sheet that opens next.
  await page.getByRole('button', { name: words('ds.toast.close') }).click()
}

/** Fills the first item of the catalogue, with its photo. */
export async function fillCatalogue(visitor: Visitor, { name, url }: { name: string; url: string }) {
  const { page, words } = visitor
  await crop(visitor, page.getByRole('button', { name: words('programs.catalogue.photoAdd') }))
  await textBox(visitor, words('programs.catalogue.name')).fill(name)
  await textBox(visitor, words('programs.catalogue.url')).fill(url)
}

/** Types the first “Do”. The first “Don’t” is already filled in. */
export const fillGuidelines = (visitor: Visitor, line: string) =>
  textBox(visitor, visitor.words('programs.guidelines.line.dos', { place: 1 })).fill(line)

export const budgetField = (visitor: Visitor) => textBox(visitor, visitor.words('programs.budget.amount'))

export async function fillBudget(visitor: Visitor, riyals: number) {
  await budgetField(visitor).fill(String(riyals))
  await choose(visitor, visitor.words('programs.budget.frequency.WEEKLY'))
}
