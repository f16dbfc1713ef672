import type { Meta, StoryObj } from '@storybook/react-vite'
import { CountBadge } from '../CountBadge/CountBadge.tsx'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { useSay, type Pair } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { SideMenu } from './SideMenu.tsx'
import type { SideMenuEntry } from './side-menu.ts'

const meta = { title: 'Components/SideMenu/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const states: readonly [string, Partial<SideMenuEntry>][] = [
  ['plain', {}],
  ['current', { isCurrent: true }],
  ['soon', { isSoon: true }],
  ['counted', { end: <CountBadge count={3} /> }],
]
function Every({ name, pair }: { name: string; pair: Pair }) {
  const label = useSay()(pair)
  return (
    <SideMenu
      label={name}
      sections={['first', 'second'].map((id, at) => ({
        id,
        ...(at === 1 && { title: label }),
        items: states.map(([state, more]): SideMenuEntry => ({
          id: state,
          label,
          icon: 'user',
          href: `#${state}`,
          ...more,
          isCurrent: at === 0 && more.isCurrent,
        })),
      }))}
    />
  )
}

export const EveryEntry: StoryObj = { render: () => <Every name="Settings" pair={{ en: 'Language', ar: 'اللغة' }} /> }
export const StressWraps: StoryObj = {
  render: () => (
    <Matrix cases={Object.entries(stress).map(([name, pair]): Case => ({ name, node: <Every name={name} pair={pair} /> }))} isNarrow />
  ),
}
