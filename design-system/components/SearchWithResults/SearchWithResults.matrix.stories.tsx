import type { Meta, StoryObj } from '@storybook/react-vite'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { fn } from 'storybook/test'
import { useSay, type Pair } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { Card } from '../Card/Card.tsx'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Badge } from '../Badge/Badge.tsx'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { MatchMark } from './MatchMark.tsx'
import type { SearchState } from './search.ts'
import { SearchPanel } from './SearchPanel.tsx'

const meta = { title: 'Components/SearchWithResults/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

type PanelProps = { name: string; pair: Pair; query?: string; state?: SearchState; isEmpty?: boolean }
function Panel({ name, pair, query = '@reem', state = 'ready', isEmpty = false }: PanelProps) {
  const text = useSay()(pair)
  const items = ['one', 'two'].map((id) => ({
    id,
    href: `#${id}`,
    textValue: text,
    leading: <Avatar name={text} accent="accent3" />,
    title: <MatchMark text={text} query={query} />,
    description: text,
    end: <Badge tone="info">{text}</Badge>,
  }))
  return (
    <Card isClipped>
      <Autocomplete>
        <SearchPanel
          label={name}
          query={query}
          state={state}
          filterLabel={`${name} kind`}
          filters={[
            { id: 'all', label: text },
            { id: 'some', label: text },
          ]}
          sections={isEmpty ? [] : [{ id: 'first', title: text, items }]}
          onQueryChange={fn()}
          onRetry={fn()}
        />
      </Autocomplete>
    </Card>
  )
}

const short: Pair = { en: 'Reem', ar: 'ريم' }
const views: readonly [string, Partial<PanelProps>][] = [
  ['prompt', { query: '' }],
  ['loading', { state: 'loading' }],
  ['error', { state: 'error' }],
  ['empty', { isEmpty: true }],
  ['results', {}],
]
export const EveryView: StoryObj = {
  render: () => <Matrix cases={views.map(([name, props]): Case => ({ name, node: <Panel name={name} pair={short} {...props} /> }))} />,
}
export const StressWraps: StoryObj = {
  render: () => (
    <Matrix isNarrow cases={Object.entries(stress).map(([name, pair]): Case => ({ name, node: <Panel name={name} pair={pair} /> }))} />
  ),
}
