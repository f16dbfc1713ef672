import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { TextArea } from './TextArea.tsx'

const meta = { title: 'Components/TextArea/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

export const Stress: StoryObj = {
  render: () => (
    <Matrix
      isNarrow
      cases={Object.entries(stress).flatMap(([name, pair]): Case[] => [
        {
          name,
          node: (
            <TextArea
              label={<Say pair={pair} />}
              hint={<Say pair={pair} />}
              counter={{ limit: 500 }}
              defaultValue={`${pair.en}\n${pair.ar}`}
            />
          ),
        },
        { name: `${name} invalid`, node: <TextArea label={<Say pair={pair} />} errorMessage={<Say pair={pair} />} /> },
      ])}
    />
  ),
}
