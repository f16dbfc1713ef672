import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { Toast } from './Toast.tsx'
import { toastTones } from './toastStore.ts'

const meta = { title: 'Components/Toast/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const nothing = () => {}

export const EveryTone: StoryObj = {
  render: () => (
    <Matrix
      isNarrow
      cases={pairs(toastTones, Object.entries(stress)).flatMap(([tone, [name, pair]]): Case[] => [
        { name: `${tone} ${name}`, node: <Toast tone={tone} title={<Say pair={pair} />} text={<Say pair={pair} />} onClose={nothing} /> },
        { name: `${tone} ${name} without title`, node: <Toast tone={tone} text={<Say pair={pair} />} onClose={nothing} /> },
      ])}
    />
  ),
}
