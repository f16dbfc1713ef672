import { accessibilityProblems } from '../harness/axe.ts'
import { enterAs, signInAs, type Visitor } from '../harness/sign-in.ts'
import { choice, choose, expectTitle, onPath, textBox } from '../harness/joining.ts'
import { chooseByTyping } from '../harness/lists.ts'
import { goodPdf } from '../harness/documents.ts'
import { holdApp } from '../harness/hold-app.ts'
import { numbers } from '../harness/people.ts'
import { chooseBehind, picture } from '../harness/picture.ts'
import { expect, test, type Page } from '../harness/test.ts'

const save = ({ page, words }: Visitor) => page.getByRole('button', { name: words('settings.save.save') })

async function saved(visitor: Visitor) {
  await save(visitor).click()
  await expect(visitor.page.getByText(visitor.words('settings.save.saved'))).toBeVisible()
  await expect(save(visitor)).toBeHidden()
}

test(
  'a networker changes name, bio, place, picture and contact methods, and the form keeps refused values',
  { tag: '@steps-phone-ar' },
  async ({ visitor, page, words, language }) => {
    await signInAs(visitor, numbers.lama)

    await test.step('the settings open at the page of the profile', async () => {
      await page.goto('/settings')
      await onPath(page, '/settings/profile')
      await expectTitle(visitor, words('settings.menu.profile'))
      await expect(textBox(visitor, words('settings.profile.firstName'))).toBeVisible()
      expect(await accessibilityProblems(page)).toEqual([])
    })

    await test.step('a reserved user name and a missing first name show errors, and the form keeps all typed values', async () => {
      await textBox(visitor, words('settings.profile.firstName')).fill('')
      await textBox(visitor, words('settings.profile.bio')).fill('Slow food, quick pictures')
      await textBox(visitor, words('settings.profile.userName')).fill('admin')
      await expect(page.getByText(words('field.userNameTaken'))).toBeVisible()
      await save(visitor).click()
      await expect(page.getByText(words('required.firstName'))).toBeVisible()
      await textBox(visitor, words('settings.profile.firstName')).fill('Lamia')
      await save(visitor).click()
      await expect(page.getByText(words('field.userNameTaken'))).toBeVisible()
      await expect(textBox(visitor, words('settings.profile.bio'))).toHaveValue('Slow food, quick pictures')
      expect(await accessibilityProblems(page)).toEqual([])
    })

    await test.step('leaving the page asks for confirmation, and a free user name and a place from the list are saved', async () => {
      await page.locator('header a[href="/home"]').first().click()
      await page.getByRole('button', { name: words('shell.unsaved.stay') }).click()
      await textBox(visitor, words('settings.profile.userName')).fill('lamia_pictures')
      // When the user name is known to be free, its error disappears. Then the fields below it move.
      await expect(page.getByText(words('settings.profile.userNameFree')).first()).toBeVisible()
      const place = page.getByRole('combobox', { name: words('settings.profile.location') })
      await chooseByTyping(place, language === 'ar' ? 'جدة' : 'Jedd', /Jedd|جدة/u)
      await expect(place).toHaveValue(/Jedd|جدة/u)
      await saved(visitor)
      await page.reload()
      await expect(textBox(visitor, words('settings.profile.firstName'))).toHaveValue('Lamia')
      await expect(textBox(visitor, words('settings.profile.bio'))).toHaveValue('Slow food, quick pictures')
      await expect(place).toHaveValue(/Jedd|جدة/u)
      const name = textBox(visitor, words('settings.profile.userName'))
      await expect(name, 'half a year lies between two changes').toHaveValue('lamia_pictures')
      await expect(name).not.toBeEditable()
    })

    await test.step('a PDF is refused as a picture, and a picture is cropped, uploaded and shown', async () => {
      const face = page.getByRole('main').locator('[data-component="Avatar"] [data-part="picture"]').first()
      const before = (await face.count()) > 0 ? await face.getAttribute('src') : null
      const opener = page.getByRole('button', { name: new RegExp(`${words('settings.photo.change')}|${words('settings.photo.add')}`, 'u') })
      await chooseBehind(page, opener, { ...goodPdf(), name: 'me.png', mimeType: 'image/png' })
      const dialog = page.getByRole('dialog', { name: words('settings.photo.crop') })
      await expect(dialog.getByText(words('ds.fileDrop.refused.type.pictures'))).toBeVisible()
      await dialog.locator('input[type="file"]').setInputFiles(await picture(page))
      // The dialog grows until the picture has loaded. Until then its buttons move.
      await expect(dialog.getByRole('group', { name: words('ds.imageCropper.area') })).toBeVisible()
      await dialog.getByRole('button', { name: words('ds.cropDialog.save') }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByText(words('settings.photo.success'), { exact: true })).toBeVisible()
      await expect(page.getByText(words('settings.photo.saved'))).toBeVisible()
      await expect(face).toBeVisible()
      await expect(face).not.toHaveAttribute('src', before ?? '')
      const after = await face.getAttribute('src')
      if ((page.viewportSize()?.width ?? 0) >= 768)
        await expect(page.getByRole('banner').locator('[data-component="Avatar"] [data-part="picture"]').first()).toHaveAttribute(
          'src',
          after ?? '',
        )
      await page.reload()
      await expect(face).toHaveAttribute('src', after ?? '')
      const loaded = () => face.evaluate((image: HTMLImageElement) => image.naturalWidth > 0 && new URL(image.currentSrc).pathname)
      await expect.poll(loaded, 'the browser loads a smaller size').toMatch(/^\/files\/[0-9a-f-]{36}\/(?:96|192|384)$/)
    })

    await test.step('a wrong email shows an error at its field, and a correct email and a contact method are saved', async () => {
      await page.goto('/settings/contact-details')
      const email = textBox(visitor, words('settings.contact.email'))
      await email.fill('not an address')
      await save(visitor).click()
      await expect(page.getByText(words('field.email'))).toBeVisible()
      await expect(email).toHaveValue('not an address')
      await email.fill('lamia@pictures.example')
      await textBox(visitor, words('settings.contact.mobile')).fill('0551234567')
      const whatsapp = page.getByRole('checkbox', { name: words('settings.contact.method.whatsapp') })
      if (!(await whatsapp.isChecked())) await page.locator('label').filter({ has: whatsapp }).click()
      await expect(whatsapp).toBeChecked()
      expect(await accessibilityProblems(page)).toEqual([])
      await saved(visitor)
      await page.reload()
      await expect(email).toHaveValue('lamia@pictures.example')
    })
  },
)

test(
  'a brand’s settings have a name, a website and products, but no prices, people or interests',
  { tag: '@rule-desktop-en' },
  async ({ visitor, page, words }) => {
    await enterAs(visitor, 'brand', '/settings/profile')
    await expect(textBox(visitor, words('settings.profile.businessName'))).toBeVisible()
    await expect(textBox(visitor, words('settings.profile.firstName'))).toBeHidden()
    await expect(page.getByRole('heading', { name: words('settings.interests.title') })).toBeHidden()
    await expect(page.getByRole('checkbox', { name: words('settings.profile.nsfw') })).toBeVisible()
    await expect(page.getByRole('link', { name: words('settings.menu.rates') })).toHaveCount(0)
    expect(await accessibilityProblems(page)).toEqual([])

    const website = textBox(visitor, words('settings.profile.website'))
    const previous = await website.inputValue()
    await website.fill('javascript:alert(1)')
    await save(visitor).click()
    await expect(page.getByText(words('field.url'))).toBeVisible()
    await expect(website).toHaveValue('javascript:alert(1)')
    await page.getByRole('button', { name: words('settings.save.discard') }).click()
    await expect(website).toHaveValue(previous)
    await website.fill('roastery.example')
    await saved(visitor)
    await expect(website).toHaveValue(/^https:\/\/roastery\.example\/?$/u)

    await page.goto('/settings/managed-accounts')
    await onPath(page, '/settings/profile')
  },
)

test(
  'a chosen theme applies in every tab, and it applies after a reload even before the app has loaded',
  { tag: '@steps-desktop-en' },
  async ({ visitor, page, context, words }) => {
    const themeOf = (tab: Page) => tab.evaluate(() => document.documentElement.dataset['theme'] ?? null)
    const schemeOf = (tab: Page) => tab.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    const barsOf = (tab: Page) =>
      tab.evaluate(() => [
        ...new Set([...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ content }) => content)),
      ])
    await page.emulateMedia({ colorScheme: 'light' })
    await enterAs(visitor, 'networker', '/settings/theme')
    await expectTitle(visitor, words('settings.menu.theme'))
    await expect(choice(visitor, words('settings.theme.device'))).toBeChecked()
    expect(await accessibilityProblems(page)).toEqual([])
    expect(await themeOf(page)).toBeNull()

    const second = await context.newPage()
    await second.goto('/home')
    await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
    await choose(visitor, words('settings.theme.dark'))
    expect([await themeOf(page), await schemeOf(page), await barsOf(page)]).toEqual(['dark', 'dark', ['#131218']])
    await expect.poll(() => themeOf(second)).toBe('dark')
    expect(await accessibilityProblems(second)).toEqual([])

    await test.step('after a reload, the theme applies before any module of the app has loaded', async () => {
      await page.route('**/assets/**/*.js', (route) => route.abort())
      await page.reload({ waitUntil: 'commit' })
      await expect.poll(() => themeOf(page)).toBe('dark')
      await page.unroute('**/assets/**/*.js')
      await page.reload()
      await expect(choice(visitor, words('settings.theme.dark'))).toBeChecked()
    })

    await choose(visitor, words('settings.theme.device'))
    expect([await themeOf(page), await schemeOf(page)]).toEqual([null, 'light'])
    await expect.poll(() => themeOf(second)).toBeNull()

    await test.step('a theme applies in another tab too if it is chosen while that tab loads its app', async () => {
      const app = await holdApp(second)
      await second.reload({ waitUntil: 'domcontentloaded' })
      expect(await themeOf(second)).toBeNull()
      await choose(visitor, words('settings.theme.dark'))
      await app.release()
      await expect.poll(() => themeOf(second)).toBe('dark')
    })
  },
)
