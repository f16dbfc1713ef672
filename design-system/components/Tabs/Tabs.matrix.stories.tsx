import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { Badge } from '../Badge/Badge.tsx'
import { CountBadge } from '../CountBadge/CountBadge.tsx'
import { Tabs, type TabItem } from './Tabs.tsx'

const meta = { title: 'Components/Tabs/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const word = <Say pair={{ en: 'Members', ar: 'الأعضاء' }} />
const kinds: readonly [string, Partial<TabItem>][] = [
  ['plain', {}],
  ['with a count', { meta: <CountBadge count={7} /> }],
  ['with a badge', { meta: <Badge variant="soon" /> }],
  ['as links', { href: '#x' }],
  ['disabled', { isDisabled: true }],
]
const of = (name: string, count: number, part: Partial<TabItem>, label = word) =>
  Array.from({ length: count }, (_each, at): TabItem => ({ id: `${name} ${at}`, label, ...part, isDisabled: at > 0 && part.isDisabled }))

export const EveryKind: StoryObj = {
  render: () => (
    <Matrix
      cases={kinds.flatMap(([name, part]) =>
        [2, 6].map((count): Case => ({
          name: `${count} ${name}`,
          node: (
            <Tabs label={`${count} ${name}`} items={of(`${count} ${name}`, count, part)}>
              {word}
            </Tabs>
          ),
        })),
      )}
    />
  ),
}
export const Close: StoryObj = {
  render: () => (
    <Matrix
      cases={[
        {
          name: 'close',
          node: (
            <Tabs label="close" isClose items={of('close', 6, {})}>
              {word}
            </Tabs>
          ),
        },
      ]}
    />
  ),
}
export const StressScrolls: StoryObj = {
  render: () => (
    <Matrix
      isNarrow
      cases={Object.entries(stress).map(([name, pair]): Case => ({
        name,
        node: (
          <Tabs label={name} items={of(name, 3, {}, <Say pair={pair} />)} selected={`${name} 1`}>
            <Say pair={pair} />
          </Tabs>
        ),
      }))}
    />
  ),
}
