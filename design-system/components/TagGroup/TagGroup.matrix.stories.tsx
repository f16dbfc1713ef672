import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { useSay, type Pair } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { TagGroup, type TagGroupProps } from './TagGroup.tsx'

const meta = { title: 'Components/TagGroup/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

type Worded = Omit<TagGroupProps, 'items'> & { pair: Pair; count?: number }
function Worded({ pair, count = 3, ...rest }: Worded) {
  const text = useSay()(pair)
  const items = Array.from({ length: count }, (_each, at) => ({
    id: `${at}`,
    text,
    isDisabled: at === 1,
    ...(at === 2 && { icon: 'globe' as const }),
  }))
  return <TagGroup {...rest} items={items} />
}

export const EveryState: StoryObj = {
  render: () => (
    <Matrix
      cases={pairs([0, 1, 3], [false, true]).map(([count, isRemovable]): Case => ({
        name: `${count}${isRemovable ? ' removable' : ''}`,
        node: (
          <Worded
            label={`${count} ${isRemovable}`}
            pair={{ en: 'Coffee', ar: 'قهوة' }}
            count={count}
            onRemove={isRemovable ? () => {} : undefined}
            empty="—"
          />
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
        node: <Worded label={name} pair={pair} count={1} onRemove={() => {}} />,
      }))}
    />
  ),
}
