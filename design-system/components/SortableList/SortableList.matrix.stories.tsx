import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Matrix } from '../../stories/Matrix.tsx'
import { useSay } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { Card } from '../Card/Card.tsx'
import { SortableList } from './SortableList.tsx'

const meta = { title: 'Components/SortableList/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const items = Object.entries(stress).map(([id, pair]) => ({ id, pair }))

function Everything() {
  const say = useSay()
  const list = (count: number) => (
    <Card>
      <SortableList items={items.slice(0, count)} nameOf={({ pair }) => say(pair)} onReorder={() => undefined}>
        {({ pair }, { handle }) => (
          <div style={{ display: 'flex', alignItems: 'center', minInlineSize: 0 }}>
            {handle}
            <span style={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>{say(pair)}</span>
          </div>
        )}
      </SortableList>
    </Card>
  )
  return (
    <Matrix
      isNarrow
      cases={[
        { name: 'several', node: list(items.length) },
        { name: 'one', node: list(1) },
      ]}
    />
  )
}

/** On a phone 320 px wide, nothing overflows. */
export const EveryList: StoryObj = {
  render: () => <Everything />,
  play: async ({ canvasElement }) => {
    for (const list of canvasElement.querySelectorAll('[data-component="SortableList"]'))
      await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
}
