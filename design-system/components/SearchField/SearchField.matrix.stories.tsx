import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { hostile, stress } from '../../stories/stress.ts'
import { useSay } from '../../stories/say.tsx'
import { SearchField, searchFieldVariants } from './SearchField.tsx'

const meta = { title: 'Components/SearchField/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const fills = ['empty', ...Object.keys(stress), ...Object.keys(hostile)] as const

function Everything() {
  const say = useSay()
  const texts: Record<string, string> = {
    ...Object.fromEntries(Object.entries(stress).map(([name, pair]) => [name, say(pair)])),
    ...hostile,
  }
  return (
    <Matrix
      isNarrow
      cases={pairs(searchFieldVariants, fills).flatMap(([variant, fill]): Case[] => [
        {
          name: `${variant} ${fill}`,
          node: <SearchField variant={variant} label={texts[fill] ?? say({ en: 'Search', ar: 'ابحث' })} defaultValue={texts[fill]} />,
        },
      ])}
    />
  )
}

export const EveryState: StoryObj = { render: () => <Everything /> }
