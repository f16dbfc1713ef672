import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { Amount } from '../Amount/Amount.tsx'
import { knotStates } from '../Kashida/stroke.ts'
import { StageLine, type Stage } from './StageLine.tsx'

const meta = { title: 'Components/StageLine/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const date = <Say pair={{ en: '28 Nov', ar: '٢٨ نوفمبر' }} />
const row = (count: number, note = date): Stage[] =>
  Array.from({ length: count }, (_, at): Stage => ({
    id: String(at),
    label: <Say pair={{ en: 'Sunday', ar: 'الأحد' }} />,
    note,
    figure: <Amount halalas={99_999_900} size="small" isCurrencyRoomy />,
    state: knotStates[at % knotStates.length]!,
  }))

export const EveryCountUnderStress: StoryObj = {
  render: () => (
    <Matrix
      cases={[
        ...[1, 2, 3, 4].map((count): Case => ({ name: `${count} stages`, node: <StageLine label="Stages" stages={row(count)} /> })),
        ...Object.entries(stress).map(([name, pair]): Case => ({
          name,
          node: <StageLine label="Stages" stages={row(3, <Say pair={pair} />)} isDotted />,
        })),
      ]}
    />
  ),
}
