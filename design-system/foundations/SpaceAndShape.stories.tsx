import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../components/Button/Button.tsx'
import { Inline } from '../primitives/Inline/Inline.tsx'
import { Stack } from '../primitives/Stack/Stack.tsx'
import { Text } from '../primitives/Text/Text.tsx'
import { Say, type Pair } from '../stories/say.tsx'
import { breakpoints, controlScale, layerScale, pictureScale, radiusScale, spaceScale } from '../tokens/options.ts'
import { bar, cell, column, line, mono, rows, shape, table } from './Page.css.ts'
import { Page, Section } from './Page.tsx'

const meta = { title: 'Foundations/Space and shape', parameters: { layout: 'fullscreen' }, tags: ['!autodocs'] } satisfies Meta
export default meta

const Bars = ({ scale }: { scale: Readonly<Record<string, string>> }) => (
  <div className={rows}>
    {Object.entries(scale).map(([name, size]) => (
      <div key={name} className={line}>
        <Text as="span" look="label">
          <span lang="en" dir="ltr">
            {name}
          </span>
        </Text>
        <span className={mono}>{size}</span>
        <div className={bar} style={{ inlineSize: size }} />
      </div>
    ))}
  </div>
)

const Values = ({ of, title }: { of: Readonly<Record<string, string>>; title: Pair }) => (
  <table className={table}>
    <thead>
      <tr>
        <th scope="col" className={column}>
          <Say pair={title} />
        </th>
        <th scope="col" className={column}>
          <Say pair={{ en: 'Value', ar: 'القيمة' }} />
        </th>
      </tr>
    </thead>
    <tbody>
      {Object.entries(of).map(([name, value]) => (
        <tr key={name}>
          <th scope="row" className={cell}>
            <span lang="en" dir="ltr">
              {name}
            </span>
          </th>
          <td className={cell}>
            <span className={mono}>{value}</span>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

export const SpaceAndShape: StoryObj = {
  name: 'Space and shape',
  render: () => (
    <Page
      title={{ en: 'Space and shape', ar: 'المسافة والشكل' }}
      lead={{
        en: 'A base of 4 px, in rem, so that larger words get larger room. Depth is made of paper: a hairline and a change of ground. One soft shadow exists, for what floats.',
        ar: 'أساس قدره ٤ بكسل بوحدة rem، فكلما كبرت الكلمات اتسع ما حولها. العمق من الورق: خط رفيع وتغيّر في الأرضية. وثمة ظل ناعم واحد لما يطفو.',
      }}
    >
      <Section title={{ en: 'Space', ar: 'المسافة' }}>
        <Bars scale={spaceScale} />
      </Section>
      <Section
        title={{ en: 'Corners', ar: 'الزوايا' }}
        lead={{
          en: 'Controls 10, cards 16, people round; businesses and groups squarish.',
          ar: 'عناصر التحكم ١٠، البطاقات ١٦، الأشخاص دائريون، والمنشآت والمجموعات مربّعة الأطراف.',
        }}
      >
        <Inline gap="lg">
          {Object.entries(radiusScale).map(([name, radius]) => (
            <Stack key={name} gap="xs" align="center">
              <div className={shape} style={{ borderRadius: radius }} />
              <Text as="span" look="caption">
                <span lang="en" dir="ltr">
                  {name} {radius}
                </span>
              </Text>
            </Stack>
          ))}
        </Inline>
      </Section>
      <Section
        title={{ en: 'Heights of controls', ar: 'ارتفاع عناصر التحكم' }}
        lead={{ en: 'Small ones are touched as 44 px.', ar: 'الصغيرة منها تُلمس كأنها ٤٤ بكسل.' }}
      >
        <Bars scale={controlScale} />
      </Section>
      <Section title={{ en: 'Sides of pictures', ar: 'أضلاع الصور' }}>
        <Bars scale={pictureScale} />
      </Section>
      <Section
        title={{ en: 'Widths and layers', ar: 'العروض والطبقات' }}
        lead={{
          en: 'Every media query and every z-index there is.',
          ar: 'كل استعلام عن العرض وكل طبقة موجودة.',
        }}
      >
        <Values of={breakpoints} title={{ en: 'From this width', ar: 'ابتداءً من هذا العرض' }} />
        <Values of={layerScale} title={{ en: 'Layer', ar: 'الطبقة' }} />
      </Section>
    </Page>
  ),
}

/** The toolbar of Storybook changes the density and the text size of a story. */
export const FollowsTheToolbar: StoryObj = {
  tags: ['!dev'],
  parameters: { visual: 'none' },
  globals: { density: 'compact', textScale: '200' },
  render: () => (
    <Stack gap="md">
      <Button>
        <Say pair={{ en: 'Save', ar: 'حفظ' }} />
      </Button>
      <Button variant="secondary">
        <Say pair={{ en: 'Back', ar: 'رجوع' }} />
      </Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [button] = canvas.getAllByRole('button')
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const part = (size: string, factor: number) => Number.parseFloat(size) * factor * rem
    await expect(rem).toBe(32)
    await expect(getComputedStyle(button!.parentElement!).rowGap).toBe(`${part(spaceScale.md, 0.75)}px`)
    await expect(Math.round(button!.getBoundingClientRect().height)).toBe(Math.round(part(controlScale.medium, 0.85)))
  },
}
