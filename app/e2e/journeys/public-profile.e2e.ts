import { platformNames } from '@wasla/contract/social/platform-names.ts'
import { DANA, NASSER } from '@wasla/mocks/world/networkers.ts'
import { accessibilityProblems } from '../harness/axe.ts'
import { expectLanguage, onHome, signInAs, type Visitor } from '../harness/sign-in.ts'
import { chooseByTyping } from '../harness/lists.ts'
import { expect, test, type Page } from '../harness/test.ts'

const reem = '/profile/influencer/reem_dosari'
const numberOf = ({ user }: { user: { mobileNo: string } }) => user.mobileNo.replace('+966', '')

const onPath = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path)
const openTab = ({ page, words }: Visitor, name: 'about' | 'stats' | 'rate-card') =>
  page.getByRole('tab', { name: words(`profiles.tabs.${name}`) }).click()

test(
  'a stranger opens a profile from a link, reads it without an account, and sees the ways to contact its owner',
  { tag: '@steps-desktop-en' },
  async ({ visitor, page, words, language }) => {
    await page.goto(reem)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Reem Aldosari')
    await expect(page.getByRole('button', { name: words('profiles.connect.open') })).toBeVisible()
    await expectLanguage(page, language)
    await expect(page).toHaveTitle(/Reem Aldosari \(\u2066?@reem_dosari\u2069?\)/u)
    await expect(page.getByRole('img', { name: words('ds.verifiedMark.label') })).toBeVisible()
    await expect(page.getByRole('link', { name: words('profiles.part.posts.edit') })).toBeHidden()
    expect(await accessibilityProblems(page)).toEqual([])

    await test.step('the dialog shows the contact methods that the owner chose, copies the number, and closes with back', async () => {
      await page.getByRole('button', { name: words('profiles.connect.open') }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('link', { name: words('profiles.connect.whatsapp') })).toBeVisible()
      await expect(dialog.getByRole('link', { name: words('profiles.connect.sms') })).toBeHidden()
      await dialog.getByRole('button', { name: words('ds.copyField.copy', { label: words('profiles.connect.number') }) }).click()
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\+966\d{9}$/)
      await page.goBack()
      await expect(dialog).toBeHidden()
    })

    await test.step('every tab has its own address', async () => {
      await openTab(visitor, 'rate-card')
      await onPath(page, '/profile/rate-card/influencer/reem_dosari')
      const card = page.getByRole('article').first()
      await expect(card).toBeVisible()
      await card.getByRole('button', { name: new RegExp(words('profiles.ask.open'), 'u') }).click()
      const message = page.getByRole('dialog').getByRole('textbox', { name: words('profiles.ask.message') })
      await expect(message).toHaveValue(new RegExp((await card.getByRole('heading').first().textContent()) ?? '-', 'u'))
      expect(await accessibilityProblems(page)).toEqual([])
      await page.goBack()
      await expect(message).toBeHidden()
      await openTab(visitor, 'stats')
      await onPath(page, '/profile/stats/influencer/reem_dosari')
      await expect(page.getByText(words('insights.source.DEMO')).first()).toBeVisible()
      await page.reload()
      await expect(page.getByRole('heading', { name: words('insights.audience.types') })).toBeVisible()
    })
  },
)

test(
  'an unknown or hidden profile shows a message, and an address with a wrong tab redirects to the profile',
  { tag: '@rule-desktop-en' },
  async ({ page, words }) => {
    for (const path of ['/profile/influencer/nobody_here', '/profile/brand/reem_dosari', '/profile/influencer/majed_m']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: words('ds.pageError.notFound.title') })).toBeVisible()
    }
    await page.goto('/profile/rate-card/brand/nabt_coffee')
    await onPath(page, '/profile/brand/nabt_coffee')
    await page.goto('/profile/programs/influencer/reem_dosari')
    await onPath(page, reem)
    await page.goto('/profile/programs/brand/nabt_coffee')
    await expect(page.getByRole('tab', { name: words('profiles.tabs.programs'), selected: true })).toBeVisible()
    await page.goto('/profile/networker/REEM_Dosari')
    await onPath(page, reem)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Reem Aldosari')
  },
)

test(
  'a link still works after its owner changed the user name',
  { tag: '@rule-phone-ar' },
  async ({ visitor, page, words, product, newVisitor }) => {
    const now = 'nasser_laughs_more'
    await signInAs(visitor, numberOf(NASSER), '/settings/profile')
    await page.getByRole('textbox', { name: words('settings.profile.userName') }).fill(now)
    await page.getByRole('button', { name: words('settings.save.save') }).click()
    await expect(page.getByText(words('settings.save.saved'))).toBeVisible()
    const stranger = await newVisitor()
    await stranger.page.goto(`${product.address}/profile/about/influencer/${NASSER.profile.userName}`)
    await onPath(stranger.page, `/profile/about/influencer/${now}`)
    await expect(stranger.page.getByRole('heading', { level: 1 })).toContainText('Nasser')
  },
)

test(
  'a networker completes a profile, and a stranger sees all of it',
  { tag: '@steps-phone-ar' },
  async ({ visitor, page, words, product, newVisitor }) => {
    const save = (name: 'list.save' | 'showcase.cards.save' | 'settings.save.save') =>
      page.getByRole('button', { name: words(name), exact: true }).click()
    const saved = () => expect(page.getByRole('dialog')).toBeHidden()

    await signInAs(visitor, numberOf(DANA), '/')
    await onHome(page)
    const bar = page.getByRole('progressbar', { name: words('profiles.progress.label') })
    await expect(bar).toHaveAttribute('aria-valuenow', '45')

    await test.step('a user name and interests are saved', async () => {
      await page.goto('/settings/profile')
      await page.getByRole('textbox', { name: words('settings.profile.userName') }).fill('dana_paints')
      await save('settings.save.save')
      await expect(page.getByText(words('settings.save.saved'))).toBeVisible()
      const interests = page.getByRole('toolbar', { name: words('settings.interests.title') })
      await interests.getByRole('button', { pressed: false }).first().click()
      await save('settings.save.save')
      await expect(page.getByText(words('settings.interests.saved'))).toBeVisible()
    })

    await test.step('a featured post is added', async () => {
      await page.goto('/settings/featured-posts')
      await page
        .getByRole('button', { name: words('showcase.posts.add') })
        .first()
        .click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: new RegExp(words('showcase.platform')) })
        .click()
      await page.getByRole('option', { name: platformNames.INSTAGRAM[visitor.language] }).click()
      await page.getByRole('textbox', { name: words('showcase.posts.url') }).fill('https://www.instagram.com/p/dana1')
      await save('list.save')
      await saved()
    })

    await test.step('a link is added', async () => {
      await page.goto('/settings/featured-links')
      await page
        .getByRole('button', { name: words('showcase.links.add') })
        .first()
        .click()
      await page.getByRole('textbox', { name: words('showcase.links.url') }).fill('dana-paints.example/shop')
      await save('list.save')
      await saved()
    })

    await test.step('a collaboration is added', async () => {
      await page.goto('/settings/brand-collaboration')
      await page
        .getByRole('button', { name: words('showcase.collaborations.add') })
        .first()
        .click()
      await chooseByTyping(page.getByRole('dialog').getByRole('combobox'), 'nab', /Nabt|نبت/u)
      await save('list.save')
      await saved()
    })

    await test.step('a rate card is added', async () => {
      await page.goto('/settings/accounts-rates/build-rate-card')
      await page.getByRole('textbox', { name: words('showcase.cards.serviceName') }).fill('A painted story')
      await page.getByRole('radio', { name: words('showcase.category.STORIES') }).click()
      await page.getByRole('textbox', { name: words('showcase.cards.description') }).fill('Three frames, one picture')
      const prices = page.getByRole('group', { name: words('showcase.cards.price') }).getByRole('textbox')
      await prices.first().fill('400')
      await prices.last().fill('900')
      await save('showcase.cards.save')
      await expect(page.getByRole('region', { name: words('showcase.cards.own') })).toContainText('A painted story')
    })

    await page.goto('/home')
    await expect(bar).toHaveAttribute('aria-valuenow', '100')
    await expect(page.getByRole('heading', { name: words('profiles.progress.good') })).toBeVisible()

    const stranger = await newVisitor()
    await stranger.page.goto(`${product.address}/profile/influencer/dana_paints`)
    const main = stranger.page.getByRole('main')
    await expect(main).toContainText('A painted story')
    await expect(main).toContainText('dana-paints.example')
    await expect(main).toContainText(/Nabt|نبت/u)
    await expect(main.locator('a[href="https://www.instagram.com/p/dana1"]')).toHaveAttribute('rel', 'nofollow noopener ugc')
  },
)
