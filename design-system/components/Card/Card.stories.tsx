import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Box } from '../../primitives/Box/Box.tsx'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { Say, spoken } from '../../stories/say.tsx'
import { Button } from '../Button/Button.tsx'
import { Cover } from '../Cover/Cover.tsx'
import { Card } from './Card.tsx'
import { cardGrounds } from './Card.css.ts'
import { LinkCard } from './LinkCard.tsx'

const words = {
  title: { en: 'Verify your account', ar: 'وثّق حسابك' },
  body: { en: 'One step left before the check mark appears next to your name.', ar: 'بقيت خطوة واحدة لتظهر علامة التوثيق بجانب اسمك.' },
  verify: { en: 'Verify identity', ar: 'توثيق الهوية' },
  program: { en: 'Desert nights, tables for four', ar: 'ليالي الصحراء: موائد لأربعة' },
  brand: { en: 'Sahra Camps', ar: 'مخيمات صحرا' },
}
const content = (
  <Stack gap="xs">
    <Heading level={3}>
      <Say pair={words.title} />
    </Heading>
    <Text tone="muted">
      <Say pair={words.body} />
    </Text>
  </Stack>
)

const meta = {
  title: 'Components/Card',
  component: Card,
  args: { isPadded: true, children: content },
  argTypes: { children: { control: false }, paper: { control: 'inline-radio', options: cardGrounds } },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <Card {...args}>
      <Stack>
        {content}
        <div>
          <Button variant="primary" iconStart="face-scan">
            <Say pair={words.verify} />
          </Button>
        </div>
      </Stack>
    </Card>
  ),
}
export const Grounds: Story = {
  render: () => (
    <Grid>
      {cardGrounds.map((paper) => (
        <Card key={paper} paper={paper} isPadded>
          {content}
        </Card>
      ))}
    </Grid>
  ),
}

/** The whole card is one link. */
export const Leading: Story = {
  render: () => (
    <Grid cell="broad">
      <LinkCard href="#program" isClipped>
        <Cover name="sahra camps" ink="sand" ratio="card" />
        <Box padding="md">
          <Heading level={3}>
            <Say pair={words.program} />
          </Heading>
          <Text look="caption" tone="muted">
            <Say pair={words.brand} />
          </Text>
        </Box>
      </LinkCard>
    </Grid>
  ),
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(canvas.getByRole('link', { name: new RegExp(say(words.program), 'u') })).toHaveAttribute('href', '#program')
  },
}
