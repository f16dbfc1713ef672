import { otherLanguage } from '@wasla/design-system/locale/language.ts'
import { changeLanguage, chooseFromMenu, enterAs, expectLanguage, numberField, onHome, openEntry } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'
import { wordsOf } from '../harness/words.ts'

test('changing the language keeps the values typed into a form', { tag: '@direction-phone' }, async ({ page, words, language }) => {
  const other = otherLanguage(language)
  const there = wordsOf(other)
  await openEntry({ page, words, language }, '/sign-up')
  await numberField({ page, words, language }).fill('551234567')
  const typed = await numberField({ page, words, language }).inputValue()
  await page.getByRole('textbox', { name: words('session.invitation.label') }).fill('FRIEND42')
  await page.getByRole('checkbox').press('Space')

  await changeLanguage({ page, words, language }, other)
  await expect(page.getByRole('heading', { level: 1, name: there('session.signUp.title') })).toBeVisible()
  await expect(numberField({ page, words: there, language: other })).toHaveValue(typed)
  await expect(page.getByRole('textbox', { name: there('session.invitation.label') })).toHaveValue('FRIEND42')
  await expect(page.getByRole('checkbox')).toBeChecked()
})

test('the language is stored for the next visit', { tag: '@direction-desktop' }, async ({ page, words, language }) => {
  const other = otherLanguage(language)
  await openEntry({ page, words, language })
  await changeLanguage({ page, words, language }, other)
  await page.reload()
  await expectLanguage(page, other)
  await expect(page.getByRole('heading', { level: 1, name: wordsOf(other)('session.signIn.title') })).toBeVisible()
})

test('the account menu changes the language of the current page', { tag: '@everywhere' }, async ({ page, words, language }) => {
  const other = otherLanguage(language)
  await enterAs({ page, words, language }, 'agency', '/')
  await onHome(page)
  await chooseFromMenu({ page, words, language }, words(`ds.languageSwitch.name.${other}`))
  await expectLanguage(page, other)
  await expect(page.getByRole('heading', { level: 2, name: wordsOf(other)('profiles.link.title') })).toBeVisible()
  await page.reload()
  await expectLanguage(page, other)
})
