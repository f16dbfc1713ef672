import type { Meta, StoryObj } from '@storybook/react-vite'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const meta = { title: 'Components/ConfirmDialog/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const nothing = () => {}
const story = (pair: (typeof stress)[keyof typeof stress]): StoryObj => ({
  render: () => (
    <ConfirmDialog isOpen isDanger onOpenChange={nothing} onConfirm={nothing} title={<Say pair={pair} />} confirmText={<Say pair={pair} />}>
      <Say pair={pair} />
    </ConfirmDialog>
  ),
})

export const Long = story(stress.long)
export const Unbroken = story(stress.unbroken)
export const Mixed = story(stress.mixed)
