import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { Chip } from './Chip.tsx'
import { ChipGroup } from './ChipGroup.tsx'
import { ChipLinks } from './ChipLinks.tsx'

const meta = { title: 'Components/Chip/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const word = <Say pair={{ en: 'Coffee', ar: 'قهوة' }} />
const options = [
  { id: 'on', label: word },
  { id: 'off', label: word },
  { id: 'icon', label: word, icon: 'globe' as const },
  { id: 'no', label: word, isDisabled: true },
]

export const EveryState: StoryObj = {
  render: () => (
    <Matrix
      cases={[
        ...pairs(['single', 'multiple'] as const, [false, true]).map(([selectionMode, isDisabled]): Case => ({
          name: `${selectionMode}${isDisabled ? ' disabled' : ''}`,
          node: (
            <ChipGroup
              label={`${selectionMode} ${isDisabled}`}
              options={options}
              selectionMode={selectionMode}
              defaultSelected={['on']}
              isDisabled={isDisabled}
            />
          ),
        })),
        {
          name: 'at its limit',
          node: <ChipGroup label="limit" options={options} selectionMode="multiple" defaultSelected={['on']} limit={1} />,
        },
        ...(['wrap', 'scroll'] as const).map((overflow): Case => ({
          name: `links ${overflow}`,
          node: (
            <ChipLinks
              label={`links ${overflow}`}
              current="on"
              overflow={overflow}
              options={['on', 'off', 'more'].map((id) => ({ id, label: word, href: `#${id}` }))}
            />
          ),
        })),
        {
          name: 'facts',
          node: (
            <div>
              <Chip>{word}</Chip> <Chip icon="globe">{word}</Chip>
            </div>
          ),
        },
      ]}
    />
  ),
}
export const StressWraps: StoryObj = {
  render: () => (
    <Matrix
      isNarrow
      cases={Object.entries(stress).map(([name, pair]): Case => ({
        name,
        node: (
          <>
            <ChipGroup
              label={name}
              options={[{ id: 'one', label: <Say pair={pair} /> }]}
              selectionMode="multiple"
              defaultSelected={['one']}
            />
            <ChipLinks label={`${name} link`} current="one" options={[{ id: 'one', label: <Say pair={pair} />, href: '#one' }]} />
            <Chip>
              <Say pair={pair} />
            </Chip>
          </>
        ),
      }))}
    />
  ),
}
