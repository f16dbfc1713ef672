import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from '../icons/Icon.tsx'
import { createFormats } from '../locale/formats.ts'
import { useFormats } from '../locale/LocaleProvider.tsx'
import { Text } from '../primitives/Text/Text.tsx'
import { Say } from '../stories/say.tsx'
import { contrast } from '../themes/contrast.ts'
import { dark } from '../themes/dark.ts'
import { light } from '../themes/light.ts'
import { pairings, thresholds, type ColourName, type Pairing } from '../tokens/pairings.ts'
import { colourGroups } from './colour-groups.ts'
import { figure, grow, halves, legend, mono, pair, rows, swatch, swatches, twins } from './Page.css.ts'
import { Page, Section } from './Page.tsx'

const meta = { title: 'Foundations/Colour', parameters: { layout: 'fullscreen' }, tags: ['!autodocs'] } satisfies Meta
export default meta

const themes = [light, dark]
const { number: arabic } = createFormats('ar')

const Swatch = ({ name }: { name: ColourName }) => (
  <div className={swatch}>
    <div className={halves} aria-hidden>
      {themes.map(({ scheme, colour }) => (
        <span key={scheme} style={{ background: colour[name] }} />
      ))}
    </div>
    <div className={legend}>
      <Text as="span" look="label">
        <span lang="en" dir="ltr">
          {name}
        </span>
      </Text>
      <span className={mono}>{light.colour[name]}</span>
      <span className={mono}>{dark.colour[name]}</span>
    </div>
  </div>
)

/** Each allowed pair with its measured contrast. Colours of signs are shown as signs. */
function Legal({ ground, purpose, marks, theme }: Pairing & { theme: typeof light }) {
  const { number } = useFormats()
  return marks.map((mark) => (
    <div key={mark} className={pair} style={{ background: theme.colour[ground], color: theme.colour[purpose === 'text' ? mark : 'text'] }}>
      <span lang="en" dir="ltr" className={grow}>
        {mark} · {ground}
      </span>
      {purpose === 'sign' && (
        <span style={{ color: theme.colour[mark] }}>
          <Icon name="design" />
        </span>
      )}
      <span className={figure}>{number(contrast(theme.colour[mark], theme.colour[ground]), 'decimal')}</span>
    </div>
  ))
}

export const Colour: StoryObj = {
  render: () => (
    <Page
      title={{ en: 'Colour', ar: 'اللون' }}
      lead={{
        en: 'Warm paper, dark ink, one deep green; people’s own pictures bring the rest. Components know only these names. Each is shown by day and after dark.',
        ar: 'ورق دافئ وحبر داكن وأخضر عميق واحد، والبقية تأتي بها صور الناس. لا تعرف المكوّنات سوى هذه الأسماء، وكل منها معروض نهارًا وليلًا.',
      }}
    >
      {colourGroups.map(({ title, use, names }) => (
        <Section key={title.en} title={title} lead={use}>
          <div className={swatches}>
            {names.map((name) => (
              <Swatch key={name} name={name} />
            ))}
          </div>
        </Section>
      ))}
      <Section
        title={{ en: 'What may stand on what', ar: 'ما يجوز أن يُكتب على ماذا' }}
        lead={{
          en: `Words need ${thresholds.text} : 1, the edges and signs of controls ${thresholds.sign} : 1. A test measures every pair in both themes; what is not here is not allowed.`,
          ar: `تحتاج الكلمات إلى ${arabic(thresholds.text, 'decimal')} : ${arabic(1)}، وحواف عناصر التحكم وعلاماتها إلى ${arabic(thresholds.sign)} : ${arabic(1)}. يقيس اختبارٌ كل زوج في المظهرين، وما لم يُذكر هنا فغير مسموح.`,
        }}
      >
        <div className={twins}>
          {themes.map((theme) => (
            <div key={theme.scheme} className={rows}>
              <Text look="label">
                <Say pair={theme.scheme === 'light' ? { en: 'Paper by day', ar: 'ورق النهار' } : { en: 'Ink by night', ar: 'حبر الليل' }} />
              </Text>
              {pairings.map((pairing) => (
                <Legal key={`${pairing.ground} ${pairing.purpose}`} {...pairing} theme={theme} />
              ))}
            </div>
          ))}
        </div>
      </Section>
    </Page>
  ),
}
