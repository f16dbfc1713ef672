import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { Say, type Pair } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx'
import { SegmentedLinks } from './SegmentedLinks.tsx'

const meta = { title: 'Components/SegmentedControl/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const names: readonly Pair[] = [
  { en: 'All', ar: 'الكل' },
  { en: 'Accepted', ar: 'المقبولة' },
  { en: 'Pending', ar: 'المعلّقة' },
  { en: 'Declined', ar: 'المرفوضة' },
]
const some = (count: number, words: readonly Pair[] = names) =>
  words.slice(0, count).map((pair, at) => ({ id: `${at}`, label: <Say pair={pair} />, isDisabled: at === 3 }))
const looks: readonly [string, Partial<SegmentedControlProps>][] = [
  ['plain', {}],
  ['full width', { isFullWidth: true }],
  ['disabled', { isDisabled: true }],
]

export const EveryCountAndLook: StoryObj = {
  render: () => (
    <Matrix
      cases={[
        ...pairs([2, 3, 4], looks).map(([count, [look, props]]): Case => ({
          name: `${count} ${look}`,
          node: (
            <div>
              <SegmentedControl label={`${count} ${look}`} options={some(count)} {...props} />
            </div>
          ),
        })),
        ...pairs([2, 3], [false, true]).map(([count, isFullWidthOnPhone]): Case => ({
          name: `${count} links${isFullWidthOnPhone ? ' full width on phones' : ''}`,
          node: (
            <div>
              <SegmentedLinks
                label={`${count} links ${isFullWidthOnPhone}`}
                current="0"
                isFullWidthOnPhone={isFullWidthOnPhone}
                options={some(count).map(({ id, label }) => ({ id, label, href: `#${id}` }))}
              />
            </div>
          ),
        })),
      ]}
    />
  ),
}
export const StressWrapsAt288: StoryObj = {
  render: () => (
    <Matrix
      isNarrow
      cases={Object.entries(stress).map(([name, pair]): Case => ({
        name,
        node: (
          <>
            <SegmentedControl isFullWidth label={name} options={some(2, [pair, pair])} />
            <SegmentedLinks
              isFullWidthOnPhone
              label={`${name} links`}
              current="0"
              options={some(2, [pair, pair]).map(({ id, label }) => ({ id, label, href: `#${id}` }))}
            />
          </>
        ),
      }))}
    />
  ),
}
