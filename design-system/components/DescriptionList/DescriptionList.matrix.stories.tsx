import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { useSay } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { descriptionLooks } from './DescriptionList.css.ts'
import { DescriptionList } from './DescriptionList.tsx'

const meta = { title: 'Components/DescriptionList/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

function Everything() {
  const say = useSay()
  const items = Object.entries(stress).map(([id, pair]) => ({ id, name: say(pair), value: say(pair) }))
  return (
    <Matrix isNarrow cases={descriptionLooks.map((look): Case => ({ name: look, node: <DescriptionList look={look} items={items} /> }))} />
  )
}
export const EveryLookUnderStress: StoryObj = { render: () => <Everything /> }
