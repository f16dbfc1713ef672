import type { Meta, StoryObj } from '@storybook/react-vite'
import { useGlobals } from 'storybook/preview-api'
import { expect, fn, userEvent } from 'storybook/test'
import { Avatar } from '../components/Avatar/Avatar.tsx'
import { Banner } from '../components/Banner/Banner.tsx'
import { KindBadge } from '../components/Badge/KindBadge.tsx'
import { Button } from '../components/Button/Button.tsx'
import { Card } from '../components/Card/Card.tsx'
import { Kashida } from '../components/Kashida/Kashida.tsx'
import { stepKnots } from '../components/Kashida/kashida.ts'
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
import { Say, spoken } from '../stories/say.tsx'
import { light } from '../themes/light.ts'
import { kinds } from '../tokens/token-type.ts'
import type { ColourName } from '../tokens/pairings.ts'
import { BookLink } from './BookLink.tsx'
import { doors } from './doors.ts'
import { page } from './Page.css.ts'
import { Section } from './Page.tsx'
import { Twin } from './Twin.tsx'
import { cluster, doors as doorsStyle, hero, joint, names, strip, stripe, tile, twins } from './Welcome.css.ts'

const words = {
  title: { en: 'One part, both directions', ar: 'مكوّن واحد، في الاتجاهين' },
  lead: {
    en: 'Everything Wasla is made of: drawn once, set properly in Arabic and in English, light and dark, on a phone first.',
    ar: 'كل ما تتكوّن منه وصلة: يُرسم مرة واحدة، ويُضبط بعناية بالعربية والإنجليزية، فاتحًا وداكنًا، وللجوال أولًا.',
  },
  other: { en: 'العربية', ar: 'English' },
  dark: { en: 'After dark', ar: 'بعد الغروب' },
  light: { en: 'By day', ar: 'في النهار' },
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

/** Every component that has a page, by its folder. */
const documented = Object.keys(import.meta.glob('../components/*/*.mdx'))
  .map((path) => path.split('/')[2] ?? '')
  .toSorted()
const shownColours: readonly ColourName[] = [
  'canvas',
  'surface',
  'sunken',
  'brand',
  'highlight',
  'danger',
  'success',
  'networker',
  'agent',
  'agency',
  'brandType',
  'group',
]

type HeroProps = { isDark: boolean; onLanguage: () => void; onTheme: () => void }
const Hero = ({ isDark, onLanguage, onTheme }: HeroProps) => (
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
        <Button iconStart="languages" onPress={onLanguage}>
          <span lang={otherLanguage(useLocale().language)}>
            <Say pair={words.other} />
          </span>
        </Button>
        <Button iconStart={isDark ? 'sun' : 'moon'} onPress={onTheme}>
          <Say pair={isDark ? words.light : words.dark} />
        </Button>
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

const Doors = () => (
  <div className={doorsStyle}>
    {doors.map(({ icon, title, lead, rows }) => (
      <Card key={icon} as="section" isPadded>
        <Stack gap="sm">
          <span className={tile}>
            <Icon name={icon} size="large" />
          </span>
          <Heading level={2} look="title">
            <Say pair={title} />
          </Heading>
          <Text tone="muted">
            <Say pair={lead} />
          </Text>
          <ul>
            {rows.map((row) => (
              <li key={row.path}>
                <BookLink path={row.path}>
                  <Say pair={row.words} />
                </BookLink>
              </li>
            ))}
          </ul>
        </Stack>
      </Card>
    ))}
  </div>
)

function Touch() {
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
          <OneTimeCode onComplete={fn()} />
        </Card>
        <Card isPadded>
          <Stack gap="sm">
            <Inline gap="xs">
              {kinds.map((kind) => (
                <Avatar key={kind} kind={kind} name={kindNames[kind][language]} />
              ))}
            </Inline>
            <Inline gap="xs">
              {kinds.map((kind) => (
                <KindBadge key={kind} kind={kind}>
                  <Say pair={kindWords[kind]} />
                </KindBadge>
              ))}
            </Inline>
          </Stack>
        </Card>
      </div>
      <Banner tone="success">
        <Say pair={words.sent} />
      </Banner>
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
        <Doors />
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
        <Section title={{ en: 'All components', ar: 'كل المكوّنات' }}>
          <ul className={names}>
            {documented.map((name) => (
              <li key={name}>
                <BookLink path={`/docs/components-${name.toLowerCase()}--docs`}>
                  <span lang="en" dir="ltr">
                    {name}
                  </span>
                </BookLink>
              </li>
            ))}
          </ul>
        </Section>
      </main>
    )
  },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(canvas.getByRole('heading', { level: 1, name: say(words.title) })).toBeVisible()
    const phone = canvas.getByRole('textbox', { name: say(words.mobile) })
    await userEvent.type(phone, '٠٥٥')
    await expect(phone).toHaveValue('055')
    await userEvent.clear(phone)
  },
}
