import type { Meta, StoryObj } from '@storybook/react-vite'
import { moneySigns } from '../../locale/formats.ts'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { amountSizes, amountTones } from './Amount.css.ts'
import { Amount } from './Amount.tsx'

const meta = { title: 'Components/Amount/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

export const EverySizeAndTone: StoryObj = {
  render: () => (
    <Matrix
      cases={[
        ...pairs(amountSizes, amountTones).map(([size, tone]): Case => ({
          name: `${size} ${tone}`,
          node: <Amount halalas={-9_876_543_210} size={size} tone={tone} />,
        })),
        ...pairs(moneySigns, [0, 5, -5, 550_000]).map(([sign, halalas]): Case => ({
          name: `${sign} ${halalas}`,
          node: <Amount halalas={halalas} sign={sign} mode="price" isCurrencyRoomy />,
        })),
      ]}
    />
  ),
}
