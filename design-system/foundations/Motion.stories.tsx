import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { ToggleButton } from '../components/ToggleButton/ToggleButton.tsx'
import { Stack } from '../primitives/Stack/Stack.tsx'
import { Text } from '../primitives/Text/Text.tsx'
import { Say, spoken, type Pair } from '../stories/say.tsx'
import { motionScale } from '../tokens/options.ts'
import { runners, track } from './Motion.css.ts'
import { mono, rows } from './Page.css.ts'
import { Page, Section } from './Page.tsx'

const meta = { title: 'Foundations/Motion', parameters: { layout: 'fullscreen' }, tags: ['!autodocs'] } satisfies Meta
export default meta

type Move = { name: keyof typeof runners; tokens: readonly (keyof typeof motionScale)[]; use: Pair }
const moves: readonly Move[] = [
  { name: 'fast', tokens: ['fast', 'enter'], use: { en: 'Hover, press, a colour', ar: 'المرور والضغط واللون' } },
  { name: 'base', tokens: ['base', 'enter'], use: { en: 'What opens: menus, panels, sheets', ar: 'ما يُفتح: القوائم والألواح' } },
  { name: 'slow', tokens: ['slow', 'enter'], use: { en: 'Pictures, and whole pages', ar: 'الصور والصفحات كاملة' } },
  { name: 'leave', tokens: ['slow', 'leave'], use: { en: 'What goes away', ar: 'ما يغادر' } },
]
const rules: readonly Pair[] = [
  {
    en: 'Motion says where something came from, and then it is over. Nothing moves to please.',
    ar: 'الحركة تقول من أين أتى الشيء ثم تنتهي. لا شيء يتحرك للزينة.',
  },
  { en: 'Ease out on the way in, ease in on the way out.', ar: 'تتباطأ في الدخول، وتتسارع في الخروج.' },
  { en: 'Along the reading direction: forward goes left in Arabic.', ar: 'باتجاه القراءة: الأمام في العربية إلى اليسار.' },
  {
    en: 'Progress is drawn once, and skeletons rest where motion is reduced.',
    ar: 'يُرسم التقدّم مرة واحدة، وتسكن الهياكل عند تقليل الحركة.',
  },
  { en: 'Reduced motion fades; nothing travels.', ar: 'مع تقليل الحركة تتلاشى الأشياء ولا تنتقل.' },
]
const go = { en: 'Let them run', ar: 'دعها تجري' }

function Runs() {
  const [isMoved, setMoved] = useState(false)
  return (
    <Stack gap="lg">
      <div>
        <ToggleButton icon="play" isSelected={isMoved} onChange={setMoved}>
          <Say pair={go} />
        </ToggleButton>
      </div>
      <div className={rows} data-moved={isMoved || undefined}>
        {moves.map(({ name, tokens, use }) => (
          <Stack key={name} gap="xxs">
            <Text look="label">
              <Say pair={use} />
            </Text>
            <span className={mono}>{tokens.map((token) => `${token} ${motionScale[token]}`).join(' · ')}</span>
            <div className={track} data-part="track">
              <div className={runners[name]} data-part="runner" />
            </div>
          </Stack>
        ))}
      </div>
    </Stack>
  )
}

export const Motion: StoryObj = {
  render: () => (
    <Page
      title={{ en: 'Motion', ar: 'الحركة' }}
      lead={{
        en: 'Three durations and two curves, between 120 and 240 milliseconds. The one longer thing is the stroke that draws itself once.',
        ar: 'ثلاث مُدد ومنحنيان، بين ١٢٠ و٢٤٠ ميلي ثانية. والشيء الوحيد الأطول هو الخط الذي يرسم نفسه مرة واحدة.',
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
      <Section title={{ en: 'Durations and curves', ar: 'المُدد والمنحنيات' }}>
        <Runs />
      </Section>
    </Page>
  ),
}

/** Motion follows the reading direction. */
export const RunsAlongTheReading: StoryObj = {
  tags: ['!dev'],
  parameters: { visual: 'none' },
  render: Motion.render,
  play: async ({ canvas, canvasElement, globals }) => {
    const { say, language } = spoken(globals)
    const runner = canvasElement.querySelector('[data-part="runner"]')
    const before = runner?.getBoundingClientRect().left ?? 0
    await userEvent.click(canvas.getByRole('button', { name: say(go) }))
    const moved = () => (runner?.getBoundingClientRect().left ?? 0) - before
    await waitFor(() => expect(Math.sign(moved())).toBe(language === 'ar' ? -1 : 1))
  },
}
