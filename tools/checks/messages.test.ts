import { describe, expect, it } from 'vitest'
import { catalogueProblems, missingIds, spelledNames, unusedIds } from './messages.ts'

const problems = (en: Record<string, string>, ar: Record<string, string>) => catalogueProblems({ name: 'c', en, ar })
const six = 'zero {} one {} two {} few {} many {} other {#}'

describe('catalogueProblems and spelledNames', () => {
  it('report texts that spell the product’s name instead of using the value {product}', () => {
    const texts = { a: 'Join {product}', b: 'Join Wasla', 'ds.logo.name': 'Wasla' }
    expect(spelledNames({ name: 'c', en: texts, ar: { a: 'انضم إلى {product}', b: 'انضم إلى وصلة' } })).toEqual([
      'c: b (en) spells the product’s name; it is the value {product}',
      'c: b (ar) spells the product’s name; it is the value {product}',
    ])
  })

  it('report nothing if both languages say the same', () => {
    expect(problems({ a: 'Hi {name}', b: '{n, plural, one {#} other {#}}' }, { a: 'أهلًا {name}', b: `{n, plural, ${six}}` })).toEqual([])
  })

  it.each([
    ['an id of one language only', { a: 'x', b: 'y' }, { a: 'س' }, /b is there in en only/],
    ['a text that cannot be read', { a: '{name' }, { a: '{name}' }, /a \(en\) cannot be read/],
    ['an empty text', { a: 'x' }, { a: ' ' }, /a \(ar\) is empty/],
    ['values named differently', { a: '{name}' }, { a: '{nam}' }, /\{name\}, \{nam\} in one language only/],
    [
      'an Arabic count without its six forms',
      { a: '{n, plural, one {#} other {#}}' },
      { a: '{n, plural, one {#} other {#}}' },
      /lacks zero, two, few, many/,
    ],
    [
      'a count inside a choice',
      { a: '{k, select, x {{n, plural, other {#}}} other {}}' },
      { a: `{k, select, x {{n, plural, ${six}}} other {}}` },
      /\(en\) the count \{n\} lacks one/,
    ],
  ])('report %s', (_what, en, ar, expected) =>
    expect(problems(en as Record<string, string>, ar as Record<string, string>).join('\n')).toMatch(expected),
  )

  it('accept exact numbers beside the plural forms, and ordinals with forms of their own', () => {
    expect(
      problems(
        { a: '{n, plural, =0 {none} one {#} other {#}} {o, selectordinal, other {#}}' },
        { a: `{n, plural, =0 {none} ${six}} {o, selectordinal, other {#}}` },
      ),
    ).toEqual([])
  })
})

describe('ids and sources', () => {
  it('unusedIds finds an id that no source mentions', () => {
    expect(unusedIds(['a.one', 'a.two', 'b.x.title'], ["t({ id: 'a.one' })", '`b.${name}.title`'])).toEqual(['a.two'])
  })

  it('unusedIds does not treat every template as a mention of every id', () => {
    expect(unusedIds(['a.one'], ['`${left}.${right}`', '`/user/${id}`'])).toEqual(['a.one'])
  })

  it('missingIds finds an id that no catalogue has', () => {
    expect(
      missingIds(new Set(['a']), ["intl.formatMessage({ id: 'a' }) intl.formatMessage({ id: 'b' })", '<FormattedMessage id="c" />']),
    ).toEqual(['b', 'c'])
  })
})
