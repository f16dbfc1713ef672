import { nameFor } from '@wasla/contract/profiles/names.ts'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import { platformNames } from '@wasla/contract/social/platform-names.ts'
import { accessibilityProblems } from '../harness/axe.ts'
import { signInAs, type Visitor } from '../harness/sign-in.ts'
import { expectTitle, textBox } from '../harness/joining.ts'
import { chooseByTyping } from '../harness/lists.ts'
import { numbers } from '../harness/people.ts'
import type { Locator } from 'playwright/test'
import { expect, test } from '../harness/test.ts'
import type { Words } from '../harness/words.ts'

type MessageId = Parameters<Words>[0]

const containing = (text: string) => new RegExp(text, 'u')

const press = ({ page, words }: Visitor, id: MessageId) => page.getByRole('button', { name: words(id), exact: true }).click()
const sheet = ({ page }: Visitor) => page.getByRole('dialog')
const entries = ({ page, words }: Visitor, title: MessageId) => page.getByRole('region', { name: words(title) }).getByRole('listitem')

const menuOf = ({ words }: Visitor, entry: Locator) =>
  entry.getByRole('button', { name: containing(words('list.actions', { name: '.*' })) })

/** Chooses an entry in the menu of a list item. */
async function chooseIn(visitor: Visitor, entry: Locator, id: MessageId) {
  await menuOf(visitor, entry).click()
  await visitor.page.getByRole('menuitem', { name: visitor.words(id), exact: true }).click()
}

/** Opens a settings page whose list is still empty. */
async function openEmpty(visitor: Visitor, path: string, title: MessageId, empty: MessageId) {
  const { page, words } = visitor
  await page.goto(path)
  await expectTitle(visitor, words(title))
  await expect(page.getByRole('heading', { name: words(empty) })).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
}

test(
  'a networker adds posts, links, partners and prices, each error appears at its field, and the forms keep all typed values',
  { tag: '@steps-desktop-en' },
  async ({ visitor, page, words }) => {
    await signInAs(visitor, numbers.lina)

    await test.step('an address from another platform shows an error, and a corrected one appears as a post on the page', async () => {
      await openEmpty(visitor, '/settings/featured-posts', 'showcase.posts.title', 'showcase.posts.empty')
      await press(visitor, 'showcase.posts.add')
      await sheet(visitor)
        .getByRole('button', { name: containing(words('showcase.platform')) })
        .click()
      await page.getByRole('option', { name: platformNames.TIKTOK[visitor.language] }).click()
      const url = textBox(visitor, words('showcase.posts.url'))
      await url.fill('https://www.instagram.com/p/lina1')
      await press(visitor, 'list.save')
      await expect(page.getByText(words('field.platformUrl', { platform: platformNames.TIKTOK[visitor.language] }))).toBeVisible()
      await expect(url).toHaveValue('https://www.instagram.com/p/lina1')
      expect(await accessibilityProblems(page)).toEqual([])
      await url.fill('tiktok.com/@lina.paints/video/1')
      await press(visitor, 'list.save')
      await expect(sheet(visitor)).toBeHidden()
      await expect(page.getByRole('button', { name: containing('tiktok.com/@lina.paints/video/1') }).first()).toBeVisible()
    })

    await test.step('a text that is not a link shows an error, and hiding, moving and removing links keeps the focus', async () => {
      await openEmpty(visitor, '/settings/featured-links', 'showcase.links.title', 'showcase.links.empty')
      for (const address of ['lina.example/shop', 'lina.example/blog']) {
        await press(visitor, 'showcase.links.add')
        const url = textBox(visitor, words('showcase.links.url'))
        await url.fill('javascript:alert(1)')
        await press(visitor, 'list.save')
        await expect(page.getByText(words('field.url'))).toBeVisible()
        await url.fill(address)
        await press(visitor, 'list.save')
        await expect(sheet(visitor)).toBeHidden()
      }
      const [newest, oldest] = [entries(visitor, 'showcase.links.title').first(), entries(visitor, 'showcase.links.title').last()]
      await expect(newest).toContainText('lina.example/blog')
      await newest.getByRole('switch').press('Space')
      await expect(newest.getByRole('switch')).not.toBeChecked()
      await page.reload()
      await expect(newest.getByRole('switch')).not.toBeChecked()
      await expect(oldest.getByRole('switch')).toBeChecked()
      await page.goto('/settings/featured-links')
      const stored = page.waitForResponse((response) => response.request().method() === 'POST')
      await newest.getByRole('button', { name: containing(words('ds.sortableList.handle', { name: '.*' })) }).press('ArrowDown')
      await expect(oldest).toContainText('lina.example/blog')
      await expect(
        page.getByText(words('ds.sortableList.moved', { name: '\u2068lina.example/blog\u2069', place: 2, count: 2 })),
      ).toBeAttached()
      await stored
      await page.reload()
      await expect(oldest).toContainText('lina.example/blog')
      await page.goto('/profile')
      await expect(page.getByRole('link', { name: containing('lina.example/shop') })).toBeVisible()
      await page.goto('/settings/featured-links')
      await chooseIn(visitor, oldest, 'list.remove')
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: words('list.removeYes') })
        .click()
      await expect(entries(visitor, 'showcase.links.title')).toHaveCount(1)
      await expect(menuOf(visitor, oldest)).toBeFocused()
    })

    await test.step('a brand is found while typing and cannot be added twice, and a person is added by user name', async () => {
      await openEmpty(visitor, '/settings/brand-collaboration', 'showcase.collaborations.title', 'showcase.collaborations.empty')
      for (const expected of ['saved', 'refused'] as const) {
        await press(visitor, 'showcase.collaborations.add')
        await chooseByTyping(sheet(visitor).getByRole('combobox'), 'nabt', /Nabt|نبت/u)
        await press(visitor, 'list.save')
        if (expected === 'saved') await expect(sheet(visitor)).toBeHidden()
      }
      await expect(page.getByText(words('COLLABORATION_ALREADY_EXIST'))).toBeVisible()
      await sheet(visitor).getByText(words('showcase.collaborations.type.individual')).click()
      await textBox(visitor, words('showcase.collaborations.userName')).fill('noura_cooks')
      await expect(page.getByText(containing(nameFor(NOURA.profile, visitor.language)))).toBeVisible()
      await press(visitor, 'list.save')
      await expect(sheet(visitor)).toBeHidden()
      await expect(entries(visitor, 'showcase.collaborations.title')).toHaveCount(2)
    })

    await test.step('a minimum price above the maximum shows one error, and a saved card shows its category', async () => {
      await page.goto('/settings/accounts-rates/build-rate-card')
      await expectTitle(visitor, words('showcase.cards.builder'))
      await page.getByRole('radio', { name: words('showcase.category.STORIES') }).click()
      await textBox(visitor, words('showcase.cards.serviceName')).fill('Day in the studio')
      await textBox(visitor, words('showcase.cards.description')).fill('Eight frames')
      const [from, to] = [
        page
          .getByRole('group', { name: words('showcase.cards.price') })
          .getByRole('textbox')
          .first(),
        page
          .getByRole('group', { name: words('showcase.cards.price') })
          .getByRole('textbox')
          .last(),
      ]
      await from.fill('1800')
      await to.fill('900')
      await press(visitor, 'showcase.cards.save')
      await expect(page.getByText(words('field.maxPrice'))).toBeVisible()
      await expect(page.getByText(words('field.minPrice'))).toBeHidden()
      expect(await accessibilityProblems(page)).toEqual([])
      await to.fill('٢٥٠٠')
      await press(visitor, 'showcase.cards.save')
      await expect(entries(visitor, 'showcase.cards.own')).toContainText(['Day in the studio'])
      await expect(page.getByRole('radio', { name: words('showcase.category.STORIES') })).toBeDisabled()
      await page.goto('/settings/accounts-rates')
      await expect(entries(visitor, 'showcase.cards.own')).toContainText(['Day in the studio'])
    })
  },
)
