import type { Meta, StoryObj } from '@storybook/react-vite'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { Button } from '../Button/Button.tsx'
import type { popoverWidths } from './Popover.tsx'
import { Popover } from './Popover.tsx'

const meta = { title: 'Components/Popover/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const lines = Array.from({ length: 30 }, (_line, at) => at)
const story = (width: (typeof popoverWidths)[number], pair: (typeof stress)[keyof typeof stress]): StoryObj => ({
  render: () => (
    <Popover
      isOpen
      width={width}
      trigger={
        <Button>
          <Say pair={{ en: 'Open', ar: 'افتح' }} />
        </Button>
      }
    >
      {lines.map((line) => (
        <p key={line}>
          <Say pair={pair} />
        </p>
      ))}
    </Popover>
  ),
})

export const WideLong = story('wide', stress.long)
export const ContentUnbroken = story('content', stress.unbroken)
