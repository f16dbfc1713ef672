import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { Logo } from '../../components/Logo/Logo.tsx'
import { useSay } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import type { mainWidths } from './AppShell.tsx'
import { AppShell } from './AppShell.tsx'

const meta = {
  title: 'Patterns/AppShell/Matrix',
  tags: ['!dev', '!autodocs', 'matrix'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

function Page({ width }: { width: (typeof mainWidths)[number] }) {
  const say = useSay()
  return (
    <AppShell
      width={width}
      logo={
        <a href="#home">
          <Logo />
        </a>
      }
      nav={['one', 'two', 'three', 'four'].map((id, at) => ({
        id,
        href: `#${id}`,
        label: say({ en: `Place ${id}`, ar: 'قسم من الأقسام' }),
        isCurrent: at === 1,
        isDisabled: at === 3,
      }))}
      end={<IconButton icon="bell" label={say({ en: 'Notifications', ar: 'الإشعارات' })} />}
      menu={[{ id: 'all', items: Object.entries(stress).map(([id, pair]) => ({ id, label: say(pair), icon: 'home' as const })) }]}
    >
      {Object.entries(stress).map(([name, pair]) => (
        <p key={name}>{say(pair)}</p>
      ))}
    </AppShell>
  )
}

export const TextWidth: StoryObj = { render: () => <Page width="text" /> }
export const Content: StoryObj = { render: () => <Page width="content" /> }
export const Profile: StoryObj = { render: () => <Page width="profile" /> }
export const Full: StoryObj = { render: () => <Page width="full" /> }
