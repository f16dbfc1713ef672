import type { Meta, StoryObj } from '@storybook/react-vite'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Button } from '../Button/Button.tsx'
import type { sheetHeights } from './Sheet.tsx'
import { Sheet } from './Sheet.tsx'

const meta = { title: 'Components/Sheet/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const nothing = () => {}
const lines = Array.from({ length: 40 }, (_line, at) => at)

const story = (height: (typeof sheetHeights)[number], pair: (typeof stress)[keyof typeof stress]): StoryObj => ({
  render: () => (
    <Sheet
      isOpen
      onOpenChange={nothing}
      height={height}
      title={<Say pair={pair} />}
      leading={<Avatar name="Reem" />}
      actions={
        <Button variant="primary">
          <Say pair={pair} />
        </Button>
      }
    >
      {lines.map((line) => (
        <p key={line}>
          <Say pair={pair} />
        </p>
      ))}
    </Sheet>
  ),
})

export const TallLong = story('tall', stress.long)
export const ShortMixed = story('short', stress.mixed)
export const ShortUnbroken = story('short', stress.unbroken)
