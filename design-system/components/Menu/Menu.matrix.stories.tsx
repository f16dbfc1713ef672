import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSay } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { Button } from '../Button/Button.tsx'
import { Menu } from './Menu.tsx'
import type { MenuEntry } from './menu-items.ts'

const meta = { title: 'Components/Menu/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const states: readonly Partial<MenuEntry>[] = [
  {},
  { icon: 'user' },
  { icon: 'user', isCurrent: true },
  { icon: 'clock', isSoon: true },
  { icon: 'lock', isDisabled: true },
  { icon: 'trash', isDanger: true },
]

function Everything() {
  const say = useSay()
  const sections = Object.entries(stress).map(([name, pair]) => ({
    id: name,
    title: name,
    items: states.map((state, at): MenuEntry => ({
      ...state,
      id: `${name}${at}`,
      label: say(pair),
      description: at === 1 ? say(pair) : undefined,
    })),
  }))
  return <Menu isOpen placement="bottom start" trigger={<Button>{say({ en: 'Open', ar: 'افتح' })}</Button>} sections={sections} />
}

/** The longest entries are as wide as the room beside the trigger, which is found with the real words. So it is no subject of the mirror proof. */
export const EveryEntry: StoryObj = { parameters: { mirror: 'none' }, render: () => <Everything /> }
