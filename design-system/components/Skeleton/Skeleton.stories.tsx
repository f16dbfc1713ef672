import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Box } from '../../primitives/Box/Box.tsx'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { spoken } from '../../stories/say.tsx'
import { Card } from '../Card/Card.tsx'
import { SkeletonCard, SkeletonForm, SkeletonRows } from './SkeletonRows.tsx'
import { Skeleton, SkeletonBlock, SkeletonCircle, SkeletonText } from './Skeleton.tsx'

const person = (
  <Skeleton>
    <Inline keepOneLine>
      <SkeletonCircle size="large" />
      <Box grow>
        <SkeletonText look="heading" />
        <SkeletonText look="caption" />
      </Box>
    </Inline>
    <SkeletonText lines={3} />
    <SkeletonBlock shape="control" />
  </Skeleton>
)

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  args: { children: null },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

/** Screen readers announce once that something loads, and skip the shapes. */
export const Default: Story = {
  render: () => (
    <Grid cell="broad">
      <Card isPadded>{person}</Card>
      <Card paper="sunken" isPadded>
        {person}
      </Card>
    </Grid>
  ),
  play: async ({ canvas, globals }) => {
    for (const status of canvas.getAllByRole('status')) await expect(status).toHaveTextContent(spoken(globals).message('ds.spinner.label'))
  },
}
export const WithCover: Story = {
  render: () => (
    <Card isClipped>
      <Skeleton>
        <SkeletonBlock shape="cover" />
        <Box padding="lg">
          <SkeletonText look="title" />
          <SkeletonText lines={2} />
        </Box>
      </Skeleton>
    </Card>
  ),
}

/** Ready-made skeletons: rows of people, a card and a form. */
export const Kinds: Story = {
  render: () => (
    <Grid cell="broad">
      <Card isPadded>
        <SkeletonRows />
      </Card>
      <Card isPadded>
        <SkeletonCard hasCover />
      </Card>
      <Card isPadded>
        <SkeletonForm />
      </Card>
    </Grid>
  ),
}
