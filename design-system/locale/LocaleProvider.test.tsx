import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { useIntl } from 'react-intl'
import { LocaleContexts, useLocale } from './LocaleProvider.tsx'
import type { Language } from './language.ts'

const messages: Record<Language, Record<string, string>> = {
  en: { members: '{count, plural, one {# member} other {# members}}', share: '{share, number, percent}' },
  ar: {
    members: '{count, plural, zero {لا أعضاء} one {عضو واحد} two {عضوان} few {# أعضاء} many {# عضوًا} other {# عضو}}',
    share: '{share, number, percent}',
  },
}

function Sentence({ id, values }: { id: string; values: Record<string, number> }) {
  return useIntl().formatMessage({ id }, values)
}
const said = (language: Language, id: string, values: Record<string, number>, catalogue = messages[language]) =>
  renderToString(
    <LocaleContexts language={language} messages={catalogue}>
      <Sentence id={id} values={values} />
    </LocaleContexts>,
  ).replace(/[\u200E\u200F\u061C]/gu, '')

describe('messages', () => {
  it('format counts in the digits of the language without further options', () => {
    expect(said('en', 'members', { count: 1214 })).toBe('1,214 members')
    expect(said('ar', 'members', { count: 14 })).toBe('١٤ عضوًا')
  })

  it('use all six Arabic plural forms', () => {
    expect([0, 1, 2, 3, 11, 100].map((count) => said('ar', 'members', { count }))).toEqual([
      'لا أعضاء',
      'عضو واحد',
      'عضوان',
      '٣ أعضاء',
      '١١ عضوًا',
      '١٠٠ عضو',
    ])
  })

  it('use the named formats', () => {
    expect(said('ar', 'share', { share: 0.455 })).toBe('٤٥٫٥٪')
  })

  it('throw if a message is missing', () => {
    expect(() => said('en', 'absent', {})).toThrow(/absent/)
  })
})

describe('useLocale', () => {
  it('throws an error that names LocaleProvider if no provider is around it', () => {
    const Orphan = () => useLocale().direction
    expect(() => renderToString(<Orphan />)).toThrow(/LocaleProvider/)
  })
})
