// Written by `npm run codegen` from the props of RichText.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { drawerOf } from '../../stories/states/draw.ts'
import { States } from '../../stories/states/States.tsx'
import type { StateTable } from '../../stories/states/table.ts'
import main, { Default } from './RichText.stories.tsx'

const meta = {
  title: 'Components/RichText/States',
  tags: ['!dev', '!autodocs', 'matrix', 'states'],
  parameters: {
    mirror: 'none',
    layout: 'fullscreen',
    docs: { source: { type: 'code' } },
    // The same part is on this page once for each state; on a page of the product its landmark is alone.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
} satisfies Meta
export default meta

const table: StateTable = {
  component: 'RichText',
  rows: [
    {"name":"Plain","args":{}},
  ],
  columns: [
    {"name":"Rest"},
    {"name":"Hover","pose":"hover"},
    {"name":"Focus","pose":"focus"},
    {"name":"Filled","args":{"defaultValue":"<p>Reel <strong>with</strong> your product</p>"}},
    {"name":"Disabled","args":{"isDisabled":true}},
    {"name":"Invalid","texts":{"errorMessage":"wrong"}},
  ],
  isWide: true,
}

export const EveryState: StoryObj = {
  render: (_args, context) => <States draw={drawerOf(main, Default, context)} table={table} />,
}
