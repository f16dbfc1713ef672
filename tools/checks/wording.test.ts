import { describe, expect, it } from 'vitest'
import { problemsWithoutMend, stoppedToasts, toastIds, wordingProblems, wordingRules } from './wording.ts'

const none = new Set<string>()
const problems = (language: 'en' | 'ar', text: string, id = 'a.b') => wordingProblems(language, { [id]: text }, none)

describe('wordingProblems', () => {
  it.each([
    ['en', 'Nobody has joined yet'],
    ['en', 'You are accepted at once'],
    ['en', 'A person looks at the others'],
    ['en', 'What you offer'],
    ['en', 'The invitations could not be loaded'],
    ['en', 'Clicks and installs'],
    ['en', 'Clicks and leads'],
    ['en', 'Connect Twitter'],
    ['en', 'More than 50 % women'],
    ['en', "Don't"],
    ['en', 'You must enter a name'],
    ['en', 'This code isn’t valid'],
    ['en', 'Invalid file type'],
    ['ar', 'عليك أن تختار اسمًا'],
    ['ar', 'رمز الدعوة غير صالح'],
    ['ar', 'ما تقدّمه'],
    ['ar', 'شحنت المحفظة بحوالة بنكية'],
    ['ar', 'بعد آخر دفعة'],
    ['ar', 'النقرات والعملاء المحتملون'],
    ['ar', 'بلغت هدفًا مرحليًا'],
    ['ar', 'نتائج هذا الهدف المرحلي'],
    ['ar', 'لم تعد النقرات تُحسب'],
    ['ar', 'يراجعها شخصٌ كلها معًا'],
    ['ar', 'المؤثرين'],
    ['ar', '{name} (@{userName})'],
    ['ar', 'يبدأ بـ https://.'],
    ['ar', '{count, plural, one {مشارك} two {# مشاركان} other {# مشارك}}'],
    ['ar', '{count, plural, one {مشارك} two {{count, number} مشاركان} other {# مشارك}}'],
  ] as const)('reports in %s: %s', (language, text) => expect(problems(language, text)).toHaveLength(1))

  it.each([
    ['en', 'What is your main goal?'],
    ['en', 'Commercial registration number'],
    ['en', 'No one has joined yet'],
    ['en', 'We couldn’t load the invitations'],
    ['en', '50% of the clicks'],
    ['en', 'A day with too many invalid clicks'],
    ['en', 'Check the code and try again'],
    ['ar', 'كثرت فيه النقرات غير الصالحة'],
    ['ar', 'ما دورك؟'],
    ['ar', 'تعذّر إتمام عملية الدفع'],
    ['ar', 'احتُسبت كل النقرات'],
    ['ar', '\u2068{name}\u2069 (\u2066@{userName}\u2069)'],
    ['ar', '{count, plural, one {مشارك} two {مشاركان} other {# مشارك}}'],
  ] as const)('accepts in %s: %s', (language, text) => expect(problems(language, text)).toEqual([]))

  it('ignores messages whose text the specification states', () =>
    expect(wordingProblems('en', { 'a.b': 'Nobody' }, new Set(['a.b']))).toEqual([]))

  it('makes exceptions only for messages by their id', () => {
    expect(problems('ar', 'تثبيت في الأعلى', 'showcase.posts.pin')).toEqual([])
    expect(problems('ar', 'تثبيت في الأعلى')).toHaveLength(1)
  })

  it('has a replacement for every rule', () => expect(wordingRules.filter(({ say }) => say === '')).toEqual([]))
})

describe('toasts', () => {
  const ids = ['a.saved', 'a.done.one', 'a.done.two', 'a.lead', 'b.title']
  it('toastIds finds the ids and templates in all arguments of a toast', () => {
    const source = "showToast({ text: f(<M id={x ? 'a.saved' : `a.done.${y}`} />) }); show({ id: 'a.lead' }); sayDone({ id: 'b.title' })"
    expect(toastIds(ids, source)).toEqual(['a.saved', 'a.done.one', 'a.done.two', 'b.title'])
  })

  it('stoppedToasts finds a full stop at the end of a toast, in every plural form', () => {
    const texts = { 'a.saved': 'Saved.', 'a.lead': '{n, plural, one {One.} other {#}}', 'b.title': 'Done. All is well' }
    expect(stoppedToasts('en', texts, ['a.saved', 'a.lead', 'b.title'], none)).toHaveLength(2)
    expect(stoppedToasts('en', texts, ['a.saved'], new Set(['a.saved']))).toEqual([])
  })
})

it('problemsWithoutMend finds problems of fields that do not say what to do', () => {
  const texts = {
    'field.a': 'This is too short.',
    'field.b': 'Enter more characters.',
    'field.c': 'This is in use. Try another.',
    'field.adult': 'You must be at least 18 years old.',
    'other.a': 'This is too short.',
  }
  expect(problemsWithoutMend(texts, none)).toEqual([expect.stringMatching(/^field\.a /)])
  expect(problemsWithoutMend(texts, new Set(['field.a']))).toEqual([])
})
