import { useContext } from 'react'
import { DocsContext, Story } from '@storybook/addon-docs/blocks'
import { Anatomy } from '@wasla/design-system/foundations/part-page/Anatomy.tsx'
import type { Pair } from '@wasla/design-system/stories/say.tsx'
import { usePartName } from './part-of-page.ts'

/** The first story of a part with its parts. A story in a frame of its own cannot be read from here, so its part has no picture. */
export function PictureOfParts({ title }: { title?: Pair }) {
  const part = usePartName()
  const story = useContext(DocsContext).storyById()
  const shown: unknown = story.moduleExport
  const docs = story.parameters['docs'] as { story?: { inline?: boolean } } | undefined
  if (!part || docs?.story?.inline === false) return null
  return (
    <Anatomy component={part} title={title}>
      <Story of={shown} />
    </Anatomy>
  )
}
