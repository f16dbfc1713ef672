import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { SearchField } from '../components/SearchField/SearchField.tsx'
import { Icon } from '../icons/Icon.tsx'
import { createFormats } from '../locale/formats.ts'
import { useFormats } from '../locale/LocaleProvider.tsx'
import { Text } from '../primitives/Text/Text.tsx'
import { Say, spoken, useSay, type Pair } from '../stories/say.tsx'
import { contrast } from '../themes/contrast.ts'
import { dark } from '../themes/dark.ts'
import { light } from '../themes/light.ts'
import { pairings, thresholds, type ColourName, type Pairing } from '../tokens/pairings.ts'
import { colourGroups, colourNamesFor } from './colour-groups.ts'
import { figure, grow, halves, legend, mono, pair, rows, swatch, swatches, twins } from './Page.css.ts'
import { Page, Section } from './Page.tsx'

const meta = { title: 'Foundations/Colour', parameters: { layout: 'fullscreen' }, tags: ['!autodocs'] } satisfies Meta
export default meta

const themes = [light, dark]
const { number: arabic } = createFormats('ar')

const find: Pair = { en: 'Find a colour by name, use or value', ar: 'ابحث عن لون باسمه أو استعماله أو قيمته' }
const none: Pair = { en: 'No colour by that name', ar: 'لا لون بهذا الاسم' }

const Swatch = ({ name }: { name: ColourName }) => (
  <div className={swatch} data-colour={name}>
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

/** Shows each allowed pair of colours with its measured contrast. A colour for signs is shown as a sign. */
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

/** Shows all colours by their use, with a search by name, value and texts of the group. */
function Swatches() {
  const say = useSay()
  const [query, setQuery] = useState('')
  const groups = colourGroups.map((group) => ({ ...group, names: colourNamesFor(query, group) })).filter(({ names }) => names.length > 0)
  return (
    <>
      <SearchField label={say(find)} value={query} onChange={setQuery} />
      {groups.length === 0 && <Text>{say(none)}</Text>}
      {groups.map(({ title, use, names }) => (
        <Section key={title.en} title={title} lead={use}>
          <div className={swatches}>
            {names.map((name) => (
              <Swatch key={name} name={name} />
            ))}
          </div>
        </Section>
      ))}
    </>
  )
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
      <Swatches />
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

/** A search finds colours by their names and by their use, in either language. */
export const FindsAColour: StoryObj = {
  tags: ['!dev'],
  parameters: { visual: 'none' },
  render: Colour.render,
  play: async ({ canvas, canvasElement, globals }) => {
    const shown = () => [...canvasElement.querySelectorAll('[data-colour]')].map((one) => one.getAttribute('data-colour'))
    const field = canvas.getByRole('searchbox', { name: spoken(globals).say(find) })
    await userEvent.type(field, 'onPrim')
    await expect(shown()).toEqual(['onPrimary'])
    await userEvent.clear(field)
    await userEvent.type(field, 'الزعفران')
    await expect(shown()).toContain('highlight')
    await expect(shown()).not.toContain('primary')
    await userEvent.type(field, 'xyz')
    await expect(canvas.getByText(spoken(globals).say(none))).toBeVisible()
  },
}
