// Written by `npm run codegen` from the props of ToggleButton.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { drawerOf } from '../../stories/states/draw.ts'
import { States } from '../../stories/states/States.tsx'
import type { StateTable } from '../../stories/states/table.ts'
import main, { Default } from './ToggleButton.stories.tsx'

const meta = {
  title: 'Components/ToggleButton/States',
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
  component: 'ToggleButton',
  rows: [
    {"name":"Bordered","args":{"variant":"bordered"}},
    {"name":"Quiet","args":{"variant":"quiet"}},
  ],
  columns: [
    {"name":"Rest"},
    {"name":"Hover","pose":"hover"},
    {"name":"Pressed","pose":"pressed"},
    {"name":"Focus","pose":"focus"},
    {"name":"Selected","args":{"defaultSelected":true}},
    {"name":"Disabled","args":{"isDisabled":true}},
    {"name":"Disabled, selected","args":{"isDisabled":true,"defaultSelected":true}},
    {"name":"Long words","texts":{"children":"long"}},
  ],
}

export const EveryState: StoryObj = {
  render: (_args, context) => <States draw={drawerOf(main, Default, context)} table={table} />,
}
