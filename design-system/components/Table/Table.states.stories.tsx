// Written by `npm run codegen` from the props of Table.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { drawerOf } from '../../stories/states/draw.ts'
import { States } from '../../stories/states/States.tsx'
import type { StateTable } from '../../stories/states/table.ts'
import main, { Default } from './Table.stories.tsx'

const meta = {
  title: 'Components/Table/States',
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
  component: 'Table',
  rows: [
    {"name":"Scrolled","args":{"presentation":"scrolled"}},
    {"name":"Lines","args":{"presentation":"lines"}},
    {"name":"Stacked","args":{"presentation":"stacked"}},
  ],
  columns: [
    {"name":"Rest"},
    {"name":"Hover","pose":"hover"},
    {"name":"Pressed","pose":"pressed"},
    {"name":"Focus","pose":"focus"},
    {"name":"Error","args":{"state":"error"}},
    {"name":"Loading","args":{"state":"loading"}},
  ],
  isWide: true,
  target: "[data-component=\"Table\"] tbody tr",
}

export const EveryState: StoryObj = {
  render: (_args, context) => <States draw={drawerOf(main, Default, context)} table={table} />,
}
