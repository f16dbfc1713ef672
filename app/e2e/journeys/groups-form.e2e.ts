import type { Page } from 'playwright/test'
import { groupLimits } from '@wasla/contract/groups/limits.ts'
import { TURKI } from '@wasla/mocks/world/more-networkers.ts'
import { world } from '@wasla/mocks/world/world.ts'
import { accessibilityProblems } from '../harness/axe.ts'
import { expectTitle } from '../harness/joining.ts'
import { numbers } from '../harness/people.ts'
import { chooseBehind, picture } from '../harness/picture.ts'
import { onHome, signInAs, type Visitor } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'

async function choosePhoto({ page, words }: Visitor) {
  await chooseBehind(page, page.getByRole('button', { name: words('groups.form.photoAdd') }), await picture(page, 'group.png'))
  const dialog = page.getByRole('dialog', { name: words('groups.form.photoAdd') })
  // The dialog grows until the picture has loaded. Until then its buttons move.
  await expect(dialog.getByRole('group', { name: words('ds.imageCropper.area') })).toBeVisible()
  await dialog.getByRole('button', { name: words('ds.cropDialog.save') }).click()
  await expect(dialog).toBeHidden()
}

const field = ({ page, words }: Visitor, id: 'groups.form.name' | 'groups.form.userName' | 'groups.form.description') =>
  page.getByRole('textbox', { name: words(id), exact: true })

/** Fills the first step and continues. */
async function fillDetails(visitor: Visitor, name: string, userName: string) {
  const { page, words } = visitor
  await choosePhoto(visitor)
  await field(visitor, 'groups.form.name').fill(name)
  await field(visitor, 'groups.form.userName').fill(userName)
  await field(visitor, 'groups.form.description').pressSequentially('First coffee of the day.')
  await page.getByRole('button', { name: words('groups.form.continue') }).click()
}

/** Chooses the first interest, creates the group, and waits for its page. */
async function found({ page, words }: Visitor) {
  await page
    .getByRole('toolbar', { name: words('groups.form.interests') })
    .getByRole('button')
    .first()
    .click()
  await page.getByRole('button', { name: words('groups.form.createGroup') }).click()
  await expect(page).toHaveURL(/\/groups\/my\/[^/]+$/u)
}

const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

test('a person creates a private group and edits it', { tag: '@steps-phone-ar' }, async ({ visitor, page, words }) => {
  await signInAs(visitor, numbers.mariam)

  await test.step('missing fields get errors, and a taken user name gets free suggestions', async () => {
    await page.goto('/groups')
    await expectTitle(visitor, words('groups.list.title'))
    expect(await accessibilityProblems(page)).toEqual([])
    await page
      .getByRole('main')
      .getByRole('link', { name: words('groups.list.create') })
      .first()
      .click()
    await expectTitle(visitor, words('groups.form.create'))
    await page.getByRole('button', { name: words('groups.form.continue') }).click()
    await expect(page.getByRole('group', { name: words('ds.errorSummary.title', { count: 4 }) })).toBeFocused()
    await field(visitor, 'groups.form.userName').fill('oven_door')
    await expect(
      page
        .getByRole('group', { name: words('groups.form.offers') })
        .getByRole('button')
        .first(),
    ).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])
  })

  await test.step('the group becomes invitation-only and gets an interest', async () => {
    await fillDetails(visitor, 'Dallah mornings', 'dallah_mornings')
    await page.getByRole('button', { name: words('groups.form.back') }).click()
    await page.getByText(words('group.way.INVITATION'), { exact: true }).first().click()
    await page.getByRole('button', { name: words('groups.form.continue') }).click()
    await found(visitor)
    await expect(page.getByText(words('groups.form.created'))).toBeVisible()
  })

  await test.step('the group appears in the list of created groups, and changes to it are saved', async () => {
    const id = idOf(page)
    await page.goto('/groups?type=CREATED')
    const card = page.getByRole('article').filter({ hasText: 'Dallah mornings' })
    await expect(card.getByText(words('group.way.INVITATION'))).toBeVisible()
    await page.goto(`/groups/edit/${id}`)
    await expect(field(visitor, 'groups.form.userName')).not.toBeEditable()
    await field(visitor, 'groups.form.name').fill('Dallah evenings')
    await page.getByRole('button', { name: words('groups.form.save') }).click()
    await expect(page.getByText(words('groups.form.updated'))).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/groups/my/${id}$`, 'u'))
    await page.goto('/groups?type=CREATED&q=evenings')
    await expect(page.getByRole('article').filter({ hasText: 'Dallah evenings' })).toBeVisible()
  })
})

test(
  'a person who is already in five groups sees the limit, and the form redirects to the home page',
  { tag: '@rule-phone-en' },
  async ({ visitor, page, words }) => {
    await signInAs(visitor, numbers.turki)
    const has = world.groupMembers.filter(({ userId }) => userId === TURKI.user.id).length
    for (let number = has + 1; number <= groupLimits.groupsOfUser; number++)
      await test.step(`creates group number ${number}`, async () => {
        await page.goto('/groups/create')
        await fillDetails(visitor, `Trails ${number}`, `turki_trails_${number}`)
        await found(visitor)
      })
    await page.goto('/groups')
    await expect(page.getByRole('button', { name: words('groups.list.create') })).toBeDisabled()
    await expect(page.getByText(words('groups.list.full', { limit: groupLimits.groupsOfUser }))).toBeVisible()
    await page.goto('/groups/create')
    await onHome(page)
    await expect(page.getByText(words('groups.form.max.text'))).toBeVisible()
  },
)
