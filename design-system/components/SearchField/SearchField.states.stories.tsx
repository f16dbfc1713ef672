// Written by `npm run codegen` from the props of SearchField.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { drawerOf } from '../../stories/states/draw.ts'
import { States } from '../../stories/states/States.tsx'
import type { StateTable } from '../../stories/states/table.ts'
import main, { Default } from './SearchField.stories.tsx'

const meta = {
  title: 'Components/SearchField/States',
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
  component: 'SearchField',
  rows: [
    {"name":"Outlined","args":{"variant":"outlined"}},
    {"name":"Sunken","args":{"variant":"sunken"}},
  ],
  columns: [
    {"name":"Rest"},
    {"name":"Hover","pose":"hover"},
    {"name":"Focus","pose":"focus"},
    {"name":"Filled","texts":{"defaultValue":"usual"}},
    {"name":"Disabled","args":{"isDisabled":true}},
  ],
}

export const EveryState: StoryObj = {
  render: (_args, context) => <States draw={drawerOf(main, Default, context)} table={table} />,
}
