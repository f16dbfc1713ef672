import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { Say, spoken } from '../../stories/say.tsx'
import { kindWords } from '../../stories/kinds.ts'
import { accents, tones } from '../../tokens/token-type.ts'
import { Badge } from './Badge.tsx'
import { badgeVariants } from './Badge.css.ts'
import { KindBadge } from './KindBadge.tsx'

const words = {
  active: { en: 'Active', ar: 'نشط' },
  review: { en: 'In review', ar: 'قيد المراجعة' },
  private: { en: 'Private', ar: 'خاصة' },
  draft: { en: 'Draft', ar: 'مسودة' },
}

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { tone: 'success', children: <Say pair={words.active} /> },
  argTypes: { children: { control: false }, tone: { control: 'select', options: tones } },
  parameters: { anatomy: 'WithIcon' },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Outlined: Story = { args: { tone: 'neutral', isOutlined: true, children: <Say pair={words.draft} /> } }
export const WithIcon: Story = { args: { tone: 'info', icon: 'lock', children: <Say pair={words.private} /> } }
export const Tones: Story = {
  render: () => (
    <Inline>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          <Say pair={words.review} />
        </Badge>
      ))}
    </Inline>
  ),
}

/** The kind of a person or business: the colour of an accent, a dot in its shape, and always the word. */
export const Kinds: Story = {
  render: () => (
    <Inline>
      {accents.map((accent) => (
        <KindBadge key={accent} accent={accent}>
          <Say pair={kindWords[accent]} />
        </KindBadge>
      ))}
    </Inline>
  ),
}

/** The words of these three variants are built in. */
export const SoonBetaNew: Story = {
  render: () => (
    <Inline>
      {badgeVariants.map((variant) => (
        <Badge key={variant} variant={variant} />
      ))}
    </Inline>
  ),
  play: async ({ canvas, globals }) => {
    const { message } = spoken(globals)
    for (const variant of badgeVariants) await expect(canvas.getByText(message(`ds.badge.${variant}`))).toBeVisible()
  },
}
