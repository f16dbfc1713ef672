// Written by `npm run codegen` from the props of IconButton.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { drawerOf } from '../../stories/states/draw.ts'
import { States } from '../../stories/states/States.tsx'
import type { StateTable } from '../../stories/states/table.ts'
import main, { Default } from './IconButton.stories.tsx'

const meta = {
  title: 'Components/IconButton/States',
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
  component: 'IconButton',
  rows: [
    {"name":"Quiet","args":{"variant":"quiet"}},
    {"name":"Bordered","args":{"variant":"bordered"}},
    {"name":"Small","args":{"size":"small"}},
  ],
  columns: [
    {"name":"Rest"},
    {"name":"Hover","pose":"hover"},
    {"name":"Pressed","pose":"pressed"},
    {"name":"Focus","pose":"focus"},
    {"name":"Disabled","args":{"isDisabled":true}},
    {"name":"Loading","args":{"isPending":true}},
  ],
}

export const EveryState: StoryObj = {
  render: (_args, context) => <States draw={drawerOf(main, Default, context)} table={table} />,
}
