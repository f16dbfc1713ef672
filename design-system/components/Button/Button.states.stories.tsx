// Written by `npm run codegen` from the props of Button.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { drawerOf } from '../../stories/states/draw.ts'
import { States } from '../../stories/states/States.tsx'
import type { StateTable } from '../../stories/states/table.ts'
import main, { Default } from './Button.stories.tsx'

const meta = {
  title: 'Components/Button/States',
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
  component: 'Button',
  rows: [
    {"name":"Secondary","args":{"variant":"secondary"}},
    {"name":"Danger","args":{"variant":"danger"}},
    {"name":"Danger quiet","args":{"variant":"dangerQuiet"}},
    {"name":"Primary","args":{"variant":"primary"}},
    {"name":"Quiet","args":{"variant":"quiet"}},
    {"name":"Tinted","args":{"variant":"tinted"}},
    {"name":"Large","args":{"size":"large"}},
    {"name":"Small","args":{"size":"small"}},
  ],
  columns: [
    {"name":"Rest"},
    {"name":"Hover","pose":"hover"},
    {"name":"Pressed","pose":"pressed"},
    {"name":"Focus","pose":"focus"},
    {"name":"Disabled","args":{"isDisabled":true}},
    {"name":"Loading","args":{"isPending":true}},
    {"name":"Long words","texts":{"children":"long"}},
  ],
}

export const EveryState: StoryObj = {
  render: (_args, context) => <States draw={drawerOf(main, Default, context)} table={table} />,
}
