import type { Meta, StoryObj } from '@storybook/react-vite'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { tooltipPlacements } from './Tooltip.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  title: 'Components/Tooltip/Matrix',
  tags: ['!dev', '!autodocs', 'matrix'],
  parameters: { layout: 'centered' },
} satisfies Meta
export default meta

const story = (placement: (typeof tooltipPlacements)[number], pair: (typeof stress)[keyof typeof stress]): StoryObj => ({
  render: () => (
    <Tooltip isOpen placement={placement} text={<Say pair={pair} />}>
      <IconButton icon="info" label="?" />
    </Tooltip>
  ),
})

export const TopLong = story('top', stress.long)
export const BottomUnbroken = story('bottom', stress.unbroken)
export const StartMixed = story('start', stress.mixed)
export const EndMixed = story('end', stress.mixed)
