import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { useSay } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { accents } from '../../tokens/token-type.ts'
import { groupSizes } from './AvatarGroup.css.ts'
import { AvatarGroup } from './AvatarGroup.tsx'

const meta = { title: 'Components/AvatarGroup/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

function Everything() {
  const say = useSay()
  const people = accents.map((accent, at) => ({ id: accent, accent, name: say(Object.values(stress)[at % 3] ?? stress.long) }))
  return (
    <Matrix
      isNarrow
      cases={pairs(groupSizes, [1, 5, 12_345_678]).map(([size, count]): Case => ({
        name: `${size} of ${count}`,
        node: <AvatarGroup people={people.slice(0, count)} count={count} size={size} />,
      }))}
    />
  )
}
export const EverySizeAndCount: StoryObj = { render: () => <Everything /> }
