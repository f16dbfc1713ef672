import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { Button } from '../Button/Button.tsx'
import { Banner, type BannerProps } from './Banner.tsx'
import { bannerTones } from './Banner.css.ts'

const meta = { title: 'Components/Banner/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const word = <Say pair={{ en: 'Something to know', ar: 'أمر ينبغي أن تعرفه' }} />
const parts: readonly [string, Partial<BannerProps>][] = [
  ['bare', {}],
  ['titled', { title: word }],
  ['with action', { title: word, action: <Button size="small">{word}</Button> }],
]

export const EveryTone: StoryObj = {
  render: () => (
    <Matrix
      cases={pairs(bannerTones, parts).map(([tone, [name, props]]): Case => ({
        name: `${tone} ${name}`,
        node: (
          <Banner tone={tone} {...props}>
            {word}
          </Banner>
        ),
      }))}
    />
  ),
}
export const StressWraps: StoryObj = {
  render: () => (
    <Matrix
      isNarrow
      cases={Object.entries(stress).map(([name, pair]): Case => ({
        name,
        node: (
          <Banner tone="warning" title={<Say pair={pair} />}>
            <Say pair={pair} />
          </Banner>
        ),
      }))}
    />
  ),
}
