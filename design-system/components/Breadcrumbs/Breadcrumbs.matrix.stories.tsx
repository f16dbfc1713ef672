import type { Meta, StoryObj } from '@storybook/react-vite'
import { Say, type Pair } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta = { title: 'Components/Breadcrumbs/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const page: Pair = { en: 'Groups', ar: 'المجموعات' }

/* Each sample has its own story, because two navigations on one page may not have the same name. */
const path = (depth: number, pair: Pair): StoryObj => ({
  render: () => (
    <Breadcrumbs
      items={Array.from({ length: depth }, (_each, at) => ({ href: `#${at}`, label: <Say pair={pair} /> }))}
      current={<Say pair={pair} />}
    />
  ),
})
export const Deep: StoryObj = path(5, page)
export const StressLong: StoryObj = path(2, stress.long)
export const StressUnbrokenOnAPhone: StoryObj = { ...path(2, stress.unbroken), globals: { viewport: { value: 'mobile1' } } }
