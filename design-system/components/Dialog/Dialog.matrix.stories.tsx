import type { Meta, StoryObj } from '@storybook/react-vite'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { Dialog } from './Dialog.tsx'

const meta = { title: 'Components/Dialog/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const nothing = () => {}
const lines = Array.from({ length: 24 }, (_line, at) => at)

export const LongTitleAndText: StoryObj = {
  render: () => (
    <Dialog isOpen onOpenChange={nothing} title={<Say pair={stress.long} />}>
      {lines.map((line) => (
        <p key={line}>
          <Say pair={stress.mixed} />
        </p>
      ))}
    </Dialog>
  ),
}

export const UnbrokenWords: StoryObj = {
  render: () => (
    <Dialog isOpen onOpenChange={nothing} variant="success" title={<Say pair={stress.unbroken} />}>
      <Say pair={stress.unbroken} />
    </Dialog>
  ),
}
