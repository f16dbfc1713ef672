import { expect, it } from 'vitest'
import { inLanguage, smallPage } from './html.ts'

it.each([
  ['en', 'lang="en" dir="ltr"'],
  ['ar', 'lang="ar" dir="rtl"'],
] as const)('a page in %s has the direction of its language', (language, attributes) => {
  expect(inLanguage(language)).toBe(attributes)
  expect(smallPage({ language, title: '', head: '', body: '' })).toContain(`<html ${attributes}>`)
})

it('a title is escaped', () =>
  expect(smallPage({ language: 'en', title: 'a<b>&c', head: '', body: '<h1>x</h1>' })).toMatch(
    /<title>a&#60;b&#62;&#38;c<\/title><\/head><body><h1>x<\/h1><\/body><\/html>$/,
  ))
