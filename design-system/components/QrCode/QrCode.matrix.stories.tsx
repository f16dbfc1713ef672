import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { QrCode } from './QrCode.tsx'

const meta = { title: 'Components/QrCode/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const address = 'https://wasla.example/profile/influencer/noura_cooks'
const values: readonly [string, string][] = [
  ['address', address],
  ['short', 'wasla.example'],
  ['long', `https://wasla.example/t/${'a1b2c3d4'.repeat(20)}`],
  ['Arabic inside', 'https://wasla.example/ريم-الدوسري'],
]
const cases = values.map(([name, value]): Case => ({ name, node: <QrCode value={value} label={name} /> }))

export const EveryValue: StoryObj = { render: () => <Matrix cases={cases} /> }
export const StressFitsAt288: StoryObj = { render: () => <Matrix isNarrow cases={cases} /> }
