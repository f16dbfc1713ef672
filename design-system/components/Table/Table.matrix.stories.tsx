import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { useFormats } from '../../locale/LocaleProvider.tsx'
import { Bidi } from '../../primitives/Bidi/Bidi.tsx'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { useSay } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { Table, tablePresentations, tableStates, type TableColumn } from './Table.tsx'
import { foundAll } from '../../stories/found-all.ts'

const meta = { title: 'Components/Table/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

type Text = { id: string; words: string; amount: number }

function useTexts() {
  const say = useSay()
  const { money } = useFormats()
  const rows: Text[] = Object.entries(stress).map(([id, pair], at) => ({ id, words: say(pair), amount: 10 ** (at * 4) }))
  const columns: TableColumn<Text>[] = [
    { id: 'words', name: say({ en: 'Words', ar: 'كلمات' }), cell: ({ words }) => <Bidi>{words}</Bidi>, isSortable: true },
    { id: 'amount', name: say(stress.long), cell: ({ amount }) => money(amount), isNumber: true },
  ]
  return { rows, columns, label: say({ en: 'Rows', ar: 'صفوف' }) }
}

function Everything() {
  const { rows, columns, label } = useTexts()
  return (
    <Matrix
      cases={[
        ...pairs(tablePresentations, tableStates).map(([presentation, state]): Case => ({
          name: `${presentation} ${state}`,
          node: (
            <Table
              label={`${label} ${presentation} ${state}`}
              presentation={presentation}
              state={state}
              rows={rows}
              columns={columns}
              onRetry={() => undefined}
            />
          ),
        })),
        {
          name: 'chosen, low',
          node: (
            <Table label={`${label} chosen`} rows={rows} columns={columns} selectionMode="multiple" selected={new Set(['mixed'])} isLow />
          ),
        },
        { name: 'empty', node: <Table label={`${label} empty`} rows={[]} columns={columns} /> },
      ]}
    />
  )
}
export const EveryPresentationAndState: StoryObj = { render: () => <Everything /> }

function Hard() {
  const { rows, columns, label } = useTexts()
  return (
    <Matrix
      isNarrow
      cases={tablePresentations.map((presentation): Case => ({
        name: presentation,
        node: <Table label={`${label} ${presentation}`} presentation={presentation} rows={rows} columns={columns} />,
      }))}
    />
  )
}
/** A table wider than a phone scrolls inside its own region, which is then focusable. */
export const StressStaysInside: StoryObj = {
  render: () => <Hard />,
  play: async ({ canvas, canvasElement }) => {
    for (const table of foundAll(canvasElement, '[data-component="Table"]'))
      await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth)
    await expect((await canvas.findAllByRole('region'))[0]).toHaveAttribute('tabindex', '0')
  },
}
