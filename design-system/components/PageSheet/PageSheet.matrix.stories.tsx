import type { Meta, StoryObj } from '@storybook/react-vite'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { PageSheet } from './PageSheet.tsx'
import type { pageSheetHeights } from './PageSheet.css.ts'

const meta = { title: 'Components/PageSheet/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const lines = Array.from({ length: 40 }, (_line, at) => at)

const story = (height: (typeof pageSheetHeights)[number], pair: (typeof stress)[keyof typeof stress]): StoryObj => ({
  render: () => (
    <PageSheet id="sheet" isOpen height={height} title={<Say pair={pair} />} leading={<Avatar name="Reem" />}>
      {lines.map((line) => (
        <p key={line}>
          <Say pair={pair} />
        </p>
      ))}
    </PageSheet>
  ),
})

export const TallLong = story('tall', stress.long)
export const ShortMixed = story('short', stress.mixed)
export const ShortUnbroken = story('short', stress.unbroken)
