import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Say, type Pair } from '../../stories/say.tsx'

/** The heading of a section of a part's page. */
export const SectionTitle = ({ title }: { title: Pair }) => (
  <Heading level={2} look="title">
    <Say pair={title} />
  </Heading>
)
