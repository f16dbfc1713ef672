import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Badge } from '../components/Badge/Badge.tsx'
import { Empty } from '../components/Empty/Empty.tsx'
import { SearchField } from '../components/SearchField/SearchField.tsx'
import { Icon } from '../icons/Icon.tsx'
import { iconNames } from '../icons/all.ts'
import { flipOf } from '../icons/icons.ts'
import { iconKeywords } from '../icons/keywords.ts'
import { PlatformIcon } from '../icons/PlatformIcon.tsx'
import { platforms } from '../icons/platforms.ts'
import { languages } from '../locale/language.ts'
import { Text } from '../primitives/Text/Text.tsx'
import { Say, spoken, useSay } from '../stories/say.tsx'
import { Island } from './Island.tsx'
import { both, iconCell, swatches } from './Page.css.ts'
import { Page, Section } from './Page.tsx'

const meta = { title: 'Foundations/Icons', parameters: { layout: 'fullscreen' }, tags: ['!autodocs'] } satisfies Meta
export default meta

const words = {
  find: { en: 'Find an icon, in either language', ar: 'ابحث عن أيقونة بأي من اللغتين' },
  mirrors: { en: 'Mirrors', ar: 'تنعكس' },
  none: { en: 'No icon by that word', ar: 'لا أيقونة بهذه الكلمة' },
}

function Search() {
  const say = useSay()
  const [query, setQuery] = useState('')
  const word = query.trim().toLowerCase()
  const found = iconNames.filter((name) => `${name} ${iconKeywords[name]}`.includes(word))
  return (
    <>
      <SearchField label={say(words.find)} value={query} onChange={setQuery} />
      {found.length === 0 && <Empty title={<Say pair={words.none} />} />}
      <div className={swatches}>
        {found.map((name) => (
          <div key={name} className={iconCell} data-icon={name}>
            <div className={both}>
              {languages.map((language) => (
                <Island key={language} language={language}>
                  <Icon name={name} size="large" />
                </Island>
              ))}
            </div>
            <Text as="span" look="caption">
              <span lang="en" dir="ltr">
                {name}
              </span>
            </Text>
            {flipOf(name) === 'mirror' && (
              <Badge tone="primary">
                <Say pair={words.mirrors} />
              </Badge>
            )}
          </div>
        ))}
      </div>
    </>
  )
}

export const Icons: StoryObj = {
  render: () => (
    <Page
      title={{ en: 'Icons', ar: 'الأيقونات' }}
      lead={{
        en: 'One line set, named by meaning and not by what it shows. Each carries its own rule for the other direction: what points along the reading mirrors, everything else stays. Shown left to right, then right to left.',
        ar: 'طقم خطي واحد، يُسمّى بالمعنى لا بالشكل. لكل أيقونة قاعدتها في الاتجاه الآخر: ما يشير إلى اتجاه القراءة ينعكس وما عداه يبقى. معروضة من اليسار إلى اليمين ثم العكس.',
      }}
    >
      <Section title={{ en: 'All icons', ar: 'كل الأيقونات' }}>
        <Search />
      </Section>
      <Section
        title={{ en: 'Sizes', ar: 'المقاسات' }}
        lead={{
          en: 'Smaller drawings need a heavier line to look the same: 24 and 20 px at 1.5, 16 at 1.75, 14 at 2.',
          ar: 'الرسم الأصغر يحتاج إلى خط أثقل ليبدو مثله: ‏٢٤ و٢٠ بكسل بسماكة ١٫٥، و١٦ بسماكة ١٫٧٥، و١٤ بسماكة ٢.',
        }}
      >
        <div className={both}>
          {(['large', 'medium', 'small', 'tiny'] as const).map((size) => (
            <Icon key={size} name="settings" size={size} />
          ))}
        </div>
      </Section>
      <Section
        title={{ en: 'Platforms', ar: 'المنصات' }}
        lead={{
          en: 'Our own drawings, filled, never mirrored, never in the platform’s colours.',
          ar: 'من رسمنا، معبّأة، لا تنعكس أبدًا ولا تأخذ ألوان المنصات.',
        }}
      >
        <div className={both}>
          {platforms.map((platform) => (
            <PlatformIcon key={platform} platform={platform} size="large" />
          ))}
        </div>
      </Section>
    </Page>
  ),
}

/** Icons are found by keywords in either language. */
export const FindsAnIcon: StoryObj = {
  tags: ['!dev'],
  parameters: { visual: 'none' },
  render: Icons.render,
  play: async ({ canvas, canvasElement, globals }) => {
    const { say } = spoken(globals)
    const shown = () => [...canvasElement.querySelectorAll('[data-icon]')].map((cell) => cell.getAttribute('data-icon'))
    const field = canvas.getByRole('searchbox', { name: say(words.find) })
    await userEvent.type(field, 'رجوع')
    await expect(shown()).toEqual(['arrow-start'])
    await userEvent.clear(field)
    await expect(shown()).toHaveLength(iconNames.length)
  },
}

/** A forward arrow points along the reading direction; a clock is not mirrored. */
export const MirrorsByItsOwnRule: StoryObj = {
  tags: ['!dev'],
  render: () => (
    <>
      <Icon name="arrow-end" label="arrow" />
      <Icon name="clock" label="clock" />
    </>
  ),
  play: async ({ canvas, globals }) => {
    const turned = (name: string) => new DOMMatrix(getComputedStyle(canvas.getByRole('img', { name })).transform).a
    await expect(turned('arrow')).toBe(spoken(globals).language === 'ar' ? -1 : 1)
    await expect(turned('clock')).toBe(1)
  },
}
