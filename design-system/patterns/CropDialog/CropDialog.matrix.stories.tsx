import type { Meta, StoryObj } from '@storybook/react-vite'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { CropDialog } from './CropDialog.tsx'

const meta = { title: 'Patterns/CropDialog/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const nothing = () => {}
const story = (pair: (typeof stress)[keyof typeof stress]): StoryObj => ({
  render: () => (
    <CropDialog isOpen onOpenChange={nothing} onSave={nothing} shape="circle" title={<Say pair={pair} />} hint={<Say pair={pair} />} />
  ),
})

export const LongWords: StoryObj = story(stress.long)
export const UnbrokenWords: StoryObj = story(stress.unbroken)
