import type { ReactNode } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { createFormats, type Formats } from '../locale/formats.ts'
import { languages } from '../locale/language.ts'
import { toAsciiDigits } from '../locale/digits.ts'
import { Ltr } from '../primitives/Bidi/Bidi.tsx'
import { Stack } from '../primitives/Stack/Stack.tsx'
import { Text } from '../primitives/Text/Text.tsx'
import { Say, type Pair } from '../stories/say.tsx'
import { type } from '../tokens/vars.css.ts'
import { Island } from './Island.tsx'
import { cell, column, roomy, table } from './Page.css.ts'
import { Page, Section } from './Page.tsx'

const meta = { title: 'Foundations/Direction and digits', parameters: { layout: 'fullscreen' }, tags: ['!autodocs'] } satisfies Meta
export default meta

const moment = new Date('2025-11-20T09:30:00Z')
const before = new Date('2025-11-18T09:30:00Z')

type Example = { what: Pair; call: string; show: (formats: Formats) => ReactNode }
const examples: readonly Example[] = [
  { what: { en: 'Count', ar: 'عدد' }, call: 'number(1234567)', show: (f) => f.number(1_234_567) },
  { what: { en: 'Large count', ar: 'عدد كبير' }, call: 'compact(48230)', show: (f) => f.compact(48_230) },
  { what: { en: 'Share', ar: 'نسبة' }, call: 'percent(0.455)', show: (f) => f.percent(0.455) },
  { what: { en: 'Change', ar: 'تغيّر' }, call: "number(0.15, 'change')", show: (f) => f.number(0.15, 'change') },
  { what: { en: 'Money, from halalas', ar: 'مال، بالهللات' }, call: 'money(1248050)', show: (f) => f.money(1_248_050) },
  { what: { en: 'Price', ar: 'سعر' }, call: "money(550000, 'price')", show: (f) => f.money(550_000, 'price') },
  { what: { en: 'Prices', ar: 'نطاق أسعار' }, call: 'priceRange(550000, 810000)', show: (f) => f.priceRange(550_000, 810_000) },
  { what: { en: 'Owed', ar: 'مستحق عليك' }, call: 'money(-7500)', show: (f) => f.money(-7_500) },
  { what: { en: 'Day', ar: 'يوم' }, call: 'date(moment)', show: (f) => f.date(moment) },
  { what: { en: 'Day of the week', ar: 'يوم من الأسبوع' }, call: "date(moment, 'weekday')", show: (f) => f.date(moment, 'weekday') },
  { what: { en: 'Moment, in Riyadh', ar: 'لحظة بتوقيت الرياض' }, call: "date(moment, 'moment')", show: (f) => f.date(moment, 'moment') },
  { what: { en: 'Ago', ar: 'منذ' }, call: 'ago(before, now)', show: (f) => f.ago(before, moment) },
  { what: { en: 'Wait', ar: 'انتظار' }, call: 'wait(61)', show: (f) => f.wait(61) },
  { what: { en: 'Timer', ar: 'عدّ تنازلي' }, call: 'clock(65)', show: (f) => f.clock(65) },
  { what: { en: 'Phone', ar: 'هاتف' }, call: '<Ltr>', show: () => <Ltr>+966 55 012 3478</Ltr> },
  { what: { en: 'Handle', ar: 'معرّف' }, call: '<Ltr>', show: () => <Ltr>@reem_dosari</Ltr> },
  { what: { en: 'IBAN', ar: 'آيبان' }, call: '<Ltr>', show: () => <Ltr>SA03 8000 0000 6080 1016 7519</Ltr> },
]
/** Sizes at which amounts are shown, in pixels: the smallest text and the largest total. */
const sizes = [13, 44] as const

/** Returns the height of a sign above its baseline, in pixels. */
async function heightOf(sign: string, { fontFamily, fontSize, fontWeight }: CSSStyleDeclaration): Promise<number> {
  const font = `${fontWeight} ${fontSize} ${fontFamily}`
  // Each font by itself: the fallback has no file, and a machine that lacks all its fonts would refuse the others with it.
  await Promise.allSettled(fontFamily.split(',').map((family) => document.fonts.load(`${fontWeight} ${fontSize} ${family}`, sign)))
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) throw new Error('Nothing can be measured here')
  canvas.font = font
  return canvas.measureText(sign).actualBoundingBoxAscent
}

const typed = ['٠٥٥٠١٢٣٤٧٨', '０５５０１２３４７８', '۰۵۵۰۱۲۳۴۷۸', '\u200F+٩٦٦ ٥٥']

const Column = ({ children }: { children: ReactNode }) => (
  <th scope="col" className={column}>
    {children}
  </th>
)

const rules: readonly Pair[] = [
  {
    en: 'Language is the only switch; direction, digits and calendar follow from it.',
    ar: 'اللغة هي المفتاح الوحيد، ومنها يتبع الاتجاه والأرقام والتقويم.',
  },
  { en: 'Start and end, never left and right: in props, styles and names.', ar: 'بداية ونهاية لا يسار ويمين: في الخصائص والأنماط والأسماء.' },
  {
    en: 'Progress, steps, lists and arrows mirror. Time axes, media controls, clocks, check marks, pictures and logos do not.',
    ar: 'التقدّم والخطوات والقوائم والأسهم تنعكس. محاور الزمن وأزرار الوسائط والساعات وعلامات الصح والصور والشعارات لا تنعكس.',
  },
  {
    en: 'What people typed is always isolated, and keeps the direction of its own letters.',
    ar: 'ما كتبه الناس معزول دائمًا، ويحتفظ باتجاه حروفه.',
  },
  { en: 'Fields read digits of every set; what is sent is ASCII.', ar: 'تقرأ الحقول الأرقام بكل صورها، وما يُرسل هو ASCII.' },
]

export const DirectionAndDigits: StoryObj = {
  name: 'Direction and digits',
  render: () => (
    <Page
      title={{ en: 'Direction and digits', ar: 'الاتجاه والأرقام' }}
      lead={{
        en: 'The same product read from either side. Every number and date goes through one place, which spells out digits and calendar for both languages.',
        ar: 'المنتج نفسه يُقرأ من الجهتين. كل رقم وتاريخ يمر بمكان واحد يحدّد الأرقام والتقويم للغتين صراحةً.',
      }}
    >
      <Section title={{ en: 'Rules', ar: 'القواعد' }}>
        <Stack as="ol" gap="xs">
          {rules.map((rule) => (
            <Text key={rule.en} as="li" isMeasured>
              <Say pair={rule} />
            </Text>
          ))}
        </Stack>
      </Section>
      <Section title={{ en: 'How things are examples', ar: 'كيف تُعرض الأشياء' }}>
        <table className={table}>
          <thead>
            <tr>
              <Column>
                <Say pair={{ en: 'What', ar: 'ماذا' }} />
              </Column>
              <th scope="col" className={`${column} ${roomy}`}>
                <Say pair={{ en: 'Call', ar: 'النداء' }} />
              </th>
              <Column>
                <Island language="en">English</Island>
              </Column>
              <Column>
                <Island language="ar">العربية</Island>
              </Column>
            </tr>
          </thead>
          <tbody>
            {examples.map(({ what, call, show }) => (
              <tr key={what.en}>
                <th scope="row" className={cell}>
                  <Say pair={what} />
                </th>
                <td className={`${cell} ${roomy}`}>
                  <Ltr as="code">{call}</Ltr>
                </td>
                {languages.map((language) => (
                  <td key={language} className={cell}>
                    <Island language={language}>{show(createFormats(language))}</Island>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <Section title={{ en: 'Thousands at every size', ar: 'الآلاف بكل مقاس' }}>
        <Stack gap="sm">
          {sizes.map((size) => (
            <Island key={size} language="ar">
              <bdi data-amount style={{ fontFamily: type.familyNumber, fontSize: size, fontWeight: 600 }}>
                {createFormats('ar').money(123_456_789)}
              </bdi>
            </Island>
          ))}
        </Stack>
      </Section>
      <Section title={{ en: 'What is typed and what is read', ar: 'ما يُكتب وما يُقرأ' }}>
        <table className={table}>
          <tbody>
            {typed.map((text) => (
              <tr key={text}>
                <td className={cell}>
                  <Ltr>{text}</Ltr>
                </td>
                <td className={cell}>
                  <Ltr as="code">{toAsciiDigits(text)}</Ltr>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
    </Page>
  ),
}

/** The thousands separator is low, like a comma, so that nobody reads it as a digit (Y-29). */
export const ThousandsStandLow: StoryObj = {
  tags: ['!dev'],
  parameters: { visual: 'none' },
  render: DirectionAndDigits.render,
  async play({ canvasElement }) {
    const amounts = [...canvasElement.querySelectorAll('[data-amount]')].map((amount) => getComputedStyle(amount))
    await expect(amounts.map(({ fontSize }) => fontSize)).toEqual(sizes.map((size) => `${size}px`))
    for (const look of amounts) await expect(await heightOf('٬', look)).toBeLessThan((await heightOf('١', look)) / 2)
  },
}
