import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Badge } from '../components/Badge/Badge.tsx'
import { SearchField } from '../components/SearchField/SearchField.tsx'
import { languages } from '../locale/language.ts'
import ar from '../messages/ar.json'
import en from '../messages/en.json'
import { Stack } from '../primitives/Stack/Stack.tsx'
import { Text } from '../primitives/Text/Text.tsx'
import { Say, spoken, useSay, type Pair } from '../stories/say.tsx'
import { voice } from './voice.ts'
import { Island } from './Island.tsx'
import { cell, column, mono, specimen, table, twins } from './Page.css.ts'
import { Page, Section } from './Page.tsx'
import { scroll } from './Status.css.ts'

const meta = { title: 'Foundations/Content and voice', parameters: { layout: 'fullscreen' }, tags: ['!autodocs'] } satisfies Meta
export default meta

const catalogues: Record<'en' | 'ar', Readonly<Record<string, string>>> = { en, ar }
const keys = Object.keys(en)
const find: Pair = { en: 'Find a word of the system', ar: 'ابحث في كلمات النظام' }

/** Shows every text of the design system's catalogues, in both languages, with a search. */
function Catalogue() {
  const say = useSay()
  const [query, setQuery] = useState('')
  const word = query.trim().toLowerCase()
  const found = keys.filter((key) =>
    `${key} ${languages.map((language) => catalogues[language][key]).join(' ')}`.toLowerCase().includes(word),
  )
  return (
    <Stack>
      <SearchField label={say(find)} value={query} onChange={setQuery} />
      <div className={scroll}>
        <table className={table}>
          <thead>
            <tr>
              {['Key', 'English', 'العربية'].map((head) => (
                <th key={head} scope="col" className={column}>
                  <bdi>{head}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.map((key) => (
              <tr key={key} data-message={key}>
                <th scope="row" className={cell}>
                  <span className={mono}>{key}</span>
                </th>
                {languages.map((language) => (
                  <td key={language} className={cell}>
                    <Island language={language}>{catalogues[language][key]}</Island>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Stack>
  )
}

export const ContentAndVoice: StoryObj = {
  name: 'Content and voice',
  render: () => (
    <Page
      title={{ en: 'Content and voice', ar: 'المحتوى والنبرة' }}
      lead={{
        en: 'Said once, plainly, to a grown-up. Both languages are written, neither is translated.',
        ar: 'تُقال مرة واحدة بوضوح لقارئ راشد. تُكتب اللغتان كلتاهما، ولا تُترجم إحداهما.',
      }}
    >
      {voice.map(({ title, rule, examples }) => (
        <Section key={title.en} title={title} lead={rule}>
          <div className={twins}>
            {languages.map((language) => (
              <Island key={language} language={language}>
                {examples.map(({ good, bad }) => (
                  <div key={good.en} className={specimen}>
                    <Text>
                      <Badge tone="success" icon="check">
                        <Say pair={{ en: 'Say', ar: 'قل' }} />
                      </Badge>{' '}
                      {good[language]}
                    </Text>
                    {bad && (
                      <Text tone="muted">
                        <Badge tone="danger" icon="close">
                          <Say pair={{ en: 'Not', ar: 'لا تقل' }} />
                        </Badge>{' '}
                        {bad[language]}
                      </Text>
                    )}
                  </div>
                ))}
              </Island>
            ))}
          </div>
        </Section>
      ))}
      <Section
        title={{ en: 'What the system says by itself', ar: 'ما يقوله النظام بنفسه' }}
        lead={{
          en: 'From the catalogues, as they are. Counts carry all six Arabic forms.',
          ar: 'من الفهارس كما هي. للأعداد صيغها العربية الست.',
        }}
      >
        <Catalogue />
      </Section>
    </Page>
  ),
}

/** A search finds texts of the catalogue in either language. */
export const FindsAWord: StoryObj = {
  tags: ['!dev'],
  parameters: { visual: 'none' },
  render: ContentAndVoice.render,
  play: async ({ canvas, canvasElement, globals }) => {
    const field = canvas.getByRole('searchbox', { name: spoken(globals).say(find) })
    await userEvent.type(field, 'تم النسخ')
    const shown = [...canvasElement.querySelectorAll('[data-message]')].map((row) => row.getAttribute('data-message'))
    await expect(shown).toContain('ds.copyButton.copied')
    await expect(shown.length).toBeLessThan(10)
  },
}
