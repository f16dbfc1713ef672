import type { Meta, StoryObj } from '@storybook/react-vite'
import { spaceNames } from '../../tokens/space-names.ts'
import { Grid } from '../Grid/Grid.tsx'
import { Text } from '../Text/Text.tsx'
import { Say } from '../../stories/say.tsx'
import { Box } from './Box.tsx'
import { boxGrounds } from './Box.css.ts'

const words = (
  <Text>
    <Say pair={{ en: 'Words on paper', ar: 'كلمات على ورق' }} />
  </Text>
)
const meta = {
  title: 'Primitives/Box',
  component: Box,
  args: { padding: 'lg', paper: 'sunken', radius: 'card', children: words },
  argTypes: {
    children: { control: false },
    padding: { control: 'select', options: spaceNames },
    paper: { control: 'inline-radio', options: boxGrounds },
  },
} satisfies Meta<typeof Box>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Grounds: Story = {
  render: () => (
    <Grid>
      {boxGrounds.map((paper) => (
        <Box key={paper} paper={paper} padding="lg" radius="card">
          {words}
        </Box>
      ))}
    </Grid>
  ),
}
