import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useGlobals } from 'storybook/preview-api'
import { expect, fn, userEvent } from 'storybook/test'
import { Avatar } from '../components/Avatar/Avatar.tsx'
import { Banner } from '../components/Banner/Banner.tsx'
import { Badge } from '../components/Badge/Badge.tsx'
import { KindBadge } from '../components/Badge/KindBadge.tsx'
import { Button } from '../components/Button/Button.tsx'
import { ChipGroup } from '../components/Chip/ChipGroup.tsx'
import { Empty } from '../components/Empty/Empty.tsx'
import { SearchField } from '../components/SearchField/SearchField.tsx'
import { SegmentedControl } from '../components/SegmentedControl/SegmentedControl.tsx'
import { Box } from '../primitives/Box/Box.tsx'
import { textLooks } from '../primitives/Text/Text.css.ts'
import { arabicType, latinType } from '../themes/type-settings.ts'
import { Card } from '../components/Card/Card.tsx'
import { Kashida } from '../components/Kashida/Kashida.tsx'
import { stepKnots } from '../components/Kashida/stroke.ts'
import { Logo } from '../components/Logo/Logo.tsx'
import { OneTimeCode } from '../components/OneTimeCode/OneTimeCode.tsx'
import { PhoneField } from '../components/PhoneField/PhoneField.tsx'
import { sampleCountries } from '../components/PhoneField/phone-countries.sample.ts'
import { Icon } from '../icons/Icon.tsx'
import { otherLanguage } from '../locale/language.ts'
import { useFormats, useLocale } from '../locale/LocaleProvider.tsx'
import { Heading } from '../primitives/Heading/Heading.tsx'
import { Inline } from '../primitives/Inline/Inline.tsx'
import { Stack } from '../primitives/Stack/Stack.tsx'
import { Text } from '../primitives/Text/Text.tsx'
import { kindNames, kindWords } from '../stories/kinds.ts'
import { Say, spoken, useSay } from '../stories/say.tsx'
import { light } from '../themes/light.ts'
import { accents } from '../tokens/token-type.ts'
import type { ColourName } from '../tokens/pairings.ts'
import { BookLink } from './BookLink.tsx'
import { entries } from './entries.ts'
import { hasPage } from './files.ts'
import { mono, page } from './Page.css.ts'
import { pageOf, partNames, partOf } from './status.ts'
import { statusWords } from './status-words.ts'
import { StatusBar } from './StatusBar.tsx'
import { Section } from './Page.tsx'
import { Twin } from './Twin.tsx'
import { broad, cluster, entries as entriesStyle, entry, hero, joint, names, strip, stripe, tile, twins, ways } from './Welcome.css.ts'

const words = {
  title: { en: 'One part, both directions', ar: 'مكوّن واحد، في الاتجاهين' },
  lead: {
    en: 'Everything Wasla is made of: drawn once, set properly in Arabic and in English, light and dark, on a phone first.',
    ar: 'كل ما تتكوّن منه وصلة: يُرسم مرة واحدة، ويُضبط بعناية بالعربية والإنجليزية، فاتحًا وداكنًا، وللجوال أولًا.',
  },
  language: { en: 'Language', ar: 'اللغة' },
  theme: { en: 'Theme', ar: 'المظهر' },
  dark: { en: 'Dark', ar: 'داكن' },
  light: { en: 'Light', ar: 'فاتح' },
  find: { en: 'Find a part', ar: 'ابحث عن جزء' },
  none: { en: 'No part by that name', ar: 'لا جزء بهذا الاسم' },
  interests: { en: 'Interests', ar: 'الاهتمامات' },
  coffee: { en: 'Coffee', ar: 'قهوة' },
  home: { en: 'Home & decor', ar: 'منزل وديكور' },
  travel: { en: 'Travel', ar: 'سفر' },
  join: { en: 'Join program', ar: 'انضم إلى البرنامج' },
  share: { en: 'Share', ar: 'مشاركة' },
  all: { en: 'See all', ar: 'عرض الكل' },
  balance: { en: 'Balance', ar: 'الرصيد' },
  mobile: { en: 'Mobile number', ar: 'رقم الجوال' },
  sent: {
    en: 'Your request was sent. Your tracking link appears here once you are accepted.',
    ar: 'أُرسل طلبك. سيظهر رابط التتبع هنا بعد قبولك.',
  },
}

const px = (rem: string) => Math.round(Number.parseFloat(rem) * 16)
const shownColours: readonly ColourName[] = ['canvas', 'surface', 'sunken', 'primary', 'highlight', 'danger', 'success', ...accents]

type HeroProps = { isDark: boolean; onLanguage: () => void; onTheme: () => void }
function Hero({ isDark, onLanguage, onTheme }: HeroProps) {
  const { language } = useLocale()
  const say = useSay()
  return (
    <header className={hero}>
      <Stack gap="lg">
        <Logo word="both" />
        <Heading level={1} look="display">
          <Say pair={words.title} />
        </Heading>
        <Text>
          <Say pair={words.lead} />
        </Text>
        <Inline>
          <SegmentedControl
            label={say(words.language)}
            value={language}
            onChange={(chosen) => chosen !== language && onLanguage()}
            options={[
              { id: 'en', label: 'English', lang: 'en' },
              { id: 'ar', label: 'العربية', lang: 'ar' },
            ]}
          />
          <SegmentedControl
            label={say(words.theme)}
            value={isDark ? 'dark' : 'light'}
            onChange={(chosen) => (chosen === 'dark') !== isDark && onTheme()}
            options={[
              { id: 'light', label: say(words.light), icon: 'sun' },
              { id: 'dark', label: say(words.dark), icon: 'moon' },
            ]}
          />
        </Inline>
      </Stack>
      <div className={twins}>
        <Twin language="en" theme="light" />
        <div className={joint}>
          <Kashida
            value={1}
            depth={44}
            knots={[
              { at: 0, state: 'done' },
              { at: 1, state: 'here' },
            ]}
          />
        </div>
        <Twin language="ar" theme="dark" />
      </div>
    </header>
  )
}

const Entries = () => (
  <div className={entriesStyle}>
    {entries.map(({ icon, title, lead, rows }) => (
      <Card key={icon} as="section" isPadded>
        <div className={entry}>
          <span className={tile}>
            <Icon name={icon} size="large" />
          </span>
          <Heading level={2} look="title">
            <Say pair={title} />
          </Heading>
          <Text tone="muted">
            <Say pair={lead} />
          </Text>
          <ul className={ways}>
            {rows.map((row) => (
              <li key={row.path}>
                <BookLink path={row.path}>
                  <Say pair={row.words} />
                </BookLink>
              </li>
            ))}
          </ul>
        </div>
      </Card>
    ))}
  </div>
)

function Touch() {
  const say = useSay()
  const { language } = useLocale()
  const { money } = useFormats()
  return (
    <Stack gap="lg">
      <div className={cluster}>
        <Card isPadded>
          <Inline>
            <Button variant="primary">
              <Say pair={words.join} />
            </Button>
            <Button iconStart="share">
              <Say pair={words.share} />
            </Button>
            <Button variant="quiet">
              <Say pair={words.all} />
            </Button>
          </Inline>
        </Card>
        <Card isPadded>
          <Kashida value={2 / 3} depth={36} knots={stepKnots(4, 2)} />
        </Card>
        <Card isPadded>
          <Text look="caption" tone="muted">
            <Say pair={words.balance} />
          </Text>
          <Text look="number">{money(1_248_050)}</Text>
        </Card>
        <Card isPadded>
          <PhoneField
            label={<Say pair={words.mobile} />}
            countries={sampleCountries(language, (iso) => `/flags/${iso}.svg`)}
            onChange={fn()}
          />
        </Card>
        <Card isPadded>
          <ChipGroup
            label={say(words.interests)}
            selectionMode="multiple"
            defaultSelected={['coffee']}
            options={(['coffee', 'home', 'travel'] as const).map((id) => ({ id, label: say(words[id]) }))}
          />
        </Card>
        <Card isPadded>
          <OneTimeCode onComplete={fn()} />
        </Card>
        <Card isPadded>
          <Stack gap="sm">
            <Inline gap="xs">
              {accents.map((accent) => (
                <Avatar key={accent} accent={accent} name={kindNames[accent][language]} />
              ))}
            </Inline>
            <Inline gap="xs">
              {accents.map((accent) => (
                <KindBadge key={accent} accent={accent}>
                  <Say pair={kindWords[accent]} />
                </KindBadge>
              ))}
            </Inline>
          </Stack>
        </Card>
        <div className={broad}>
          <Banner tone="success">
            <Say pair={words.sent} />
          </Banner>
        </div>
      </div>
    </Stack>
  )
}

/** Shows each type role at its real size, with its size and line height as numbers. */
function TypeStrip() {
  const { language } = useLocale()
  const setting = language === 'ar' ? arabicType.desktop : latinType.desktop
  return (
    <Box paper="sunken" padding="lg" radius="card">
      <Inline gap="xl" align="baseline" justify="between">
        {textLooks.toReversed().map((look) => (
          <Stack key={look} gap="none">
            <Text as="span" look={look}>
              <span lang="en" dir="ltr">
                {look}
              </span>
            </Text>
            <span className={mono}>
              {px(setting[look].size)} / {px(setting[look].line)}
            </span>
          </Stack>
        ))}
      </Inline>
    </Box>
  )
}

/** Lists every component that has a page, with a search by any part of the name. */
function Parts() {
  const say = useSay()
  const [query, setQuery] = useState('')
  const found = partNames.filter((name) => hasPage(name) && name.toLowerCase().includes(query.trim().toLowerCase()))
  return (
    <Stack>
      <SearchField label={say(words.find)} value={query} onChange={setQuery} />
      {found.length === 0 && <Empty title={<Say pair={words.none} />} />}
      <ul className={names}>
        {found.map((name) => (
          <li key={name}>
            <BookLink path={pageOf(name)}>
              <Inline gap="xs">
                <span lang="en" dir="ltr">
                  {name}
                </span>
                {partOf(name).status !== 'stable' && (
                  <Badge tone={statusWords[partOf(name).status].tone}>
                    <Say pair={statusWords[partOf(name).status].name} />
                  </Badge>
                )}
              </Inline>
            </BookLink>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

const meta = { title: 'Welcome', parameters: { layout: 'fullscreen' }, tags: ['!autodocs'] } satisfies Meta
export default meta

export const Welcome: StoryObj = {
  render: function Front() {
    const [globals, setGlobals] = useGlobals()
    const isDark = globals['theme'] === 'dark'
    const language = globals['locale'] === 'ar' ? 'ar' : 'en'
    return (
      <main className={page}>
        <Hero
          isDark={isDark}
          onLanguage={() => setGlobals({ locale: otherLanguage(language) })}
          onTheme={() => setGlobals({ theme: isDark ? 'light' : 'dark' })}
        />
        <Entries />
        <Section
          title={{ en: 'Touch them', ar: 'جرّبها' }}
          lead={{ en: 'These are the real components, not pictures.', ar: 'هذه مكوّنات حقيقية وليست صورًا.' }}
        >
          <Touch />
        </Section>
        <Section title={{ en: 'Colour', ar: 'اللون' }}>
          <div className={strip} aria-hidden>
            {shownColours.map((name) => (
              <span key={name} className={stripe} style={{ background: light.colour[name] }} />
            ))}
          </div>
        </Section>
        <Section title={{ en: 'Type', ar: 'الخط' }}>
          <TypeStrip />
        </Section>
        <Section title={{ en: 'Where everything stands', ar: 'أين وصل كل شيء' }}>
          <StatusBar />
          <Parts />
        </Section>
      </main>
    )
  },
}

/** A search finds a component by any part of its name; fields accept digits of both scripts. */
export const FindsAPart: StoryObj = {
  tags: ['!dev'],
  parameters: { visual: 'none' },
  render: Welcome.render,
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(canvas.getByRole('heading', { level: 1, name: say(words.title) })).toBeVisible()
    const phone = canvas.getByRole('textbox', { name: say(words.mobile) })
    await userEvent.type(phone, '٠٥٥')
    await expect(phone).toHaveValue('055')
    await userEvent.clear(phone)
    await userEvent.type(canvas.getByRole('searchbox', { name: say(words.find) }), 'pagin')
    await expect(canvas.getByRole('link', { name: /^Pagination/u })).toHaveAttribute(
      'href',
      expect.stringContaining('components-pagination--docs'),
    )
  },
}
