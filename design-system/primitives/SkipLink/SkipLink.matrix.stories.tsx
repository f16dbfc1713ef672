import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { Heading } from '../Heading/Heading.tsx'
import { SkipLink } from './SkipLink.tsx'

const meta = { title: 'Primitives/SkipLink/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

/** The link is visible after the first press of Tab, over a page of long words on a phone. */
export const StressInSightOnAPhone: StoryObj = {
  globals: { viewport: { value: 'mobile1' } },
  render: () => (
    <>
      <SkipLink targetId="there" />
      <Heading level={1} id="there" tabIndex={-1}>
        <Say pair={stress.long} />
      </Heading>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toBeVisible()
  },
}
