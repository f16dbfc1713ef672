// Written by `npm run codegen` from the props of Checkbox.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { drawerOf } from '../../stories/states/draw.ts'
import { States } from '../../stories/states/States.tsx'
import type { StateTable } from '../../stories/states/table.ts'
import main, { Default } from './Checkbox.stories.tsx'

const meta = {
  title: 'Components/Checkbox/States',
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
  component: 'Checkbox',
  rows: [
    {"name":"Plain","args":{}},
  ],
  columns: [
    {"name":"Rest"},
    {"name":"Focus","pose":"focus"},
    {"name":"Selected","args":{"defaultSelected":true}},
    {"name":"Indeterminate","args":{"isIndeterminate":true}},
    {"name":"Disabled","args":{"isDisabled":true}},
    {"name":"Disabled, selected","args":{"isDisabled":true,"defaultSelected":true}},
    {"name":"Read only","args":{"isReadOnly":true}},
    {"name":"Read only, selected","args":{"isReadOnly":true,"defaultSelected":true}},
    {"name":"Invalid","texts":{"errorMessage":"wrong"}},
    {"name":"Long words","texts":{"children":"long"}},
  ],
}

export const EveryState: StoryObj = {
  render: (_args, context) => <States draw={drawerOf(main, Default, context)} table={table} />,
}
