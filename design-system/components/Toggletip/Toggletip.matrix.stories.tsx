import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSay } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { popoverPlacements } from '../Popover/Popover.tsx'
import { Toggletip, type ToggletipProps } from './Toggletip.tsx'

const meta = { title: 'Components/Toggletip/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

function Open({ of, placement }: { of: keyof typeof stress; placement: NonNullable<ToggletipProps['placement']> }) {
  const say = useSay()
  return (
    <div style={{ minBlockSize: 320, display: 'grid', placeContent: 'center' }}>
      <Toggletip isOpen subject={say(stress[of])} placement={placement}>
        {say(stress[of])}
      </Toggletip>
    </div>
  )
}

/** Panels are rendered in a portal, so each has its own story. */
export const LongBelow: StoryObj = { render: () => <Open of="long" placement={popoverPlacements[1]} /> }
export const StressUnbrokenAbove: StoryObj = { render: () => <Open of="unbroken" placement={popoverPlacements[4]} /> }
