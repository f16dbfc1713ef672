// Written by `npm run codegen` from the props of Calendar.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { drawerOf } from '../../stories/states/draw.ts'
import { States } from '../../stories/states/States.tsx'
import type { StateTable } from '../../stories/states/table.ts'
import main, { Default } from './Calendar.stories.tsx'

const meta = {
  title: 'Components/Calendar/States',
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
  component: 'Calendar',
  rows: [
    {"name":"Plain","args":{}},
  ],
  columns: [
    {"name":"Rest"},
    {"name":"Hover","pose":"hover"},
    {"name":"Pressed","pose":"pressed"},
    {"name":"Focus","pose":"focus"},
    {"name":"Filled","args":{"defaultValue":"2026-03-18"}},
    {"name":"Disabled","args":{"isDisabled":true}},
    {"name":"Read only","args":{"isReadOnly":true}},
  ],
  isWide: true,
  target: "[role=\"gridcell\"] [role=\"button\"]:not([aria-disabled=\"true\"])",
}

export const EveryState: StoryObj = {
  render: (_args, context) => <States draw={drawerOf(main, Default, context)} table={table} />,
}
