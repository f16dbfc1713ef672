import { useContext } from 'react'
import { DocsContext, Story } from '@storybook/addon-docs/blocks'
import { Anatomy } from '@wasla/design-system/foundations/part-page/Anatomy.tsx'
import type { Pair } from '@wasla/design-system/stories/say.tsx'
import { usePartName } from './part-of-page.ts'

/** The first story of a part with its parts, or the story that `parameters.anatomy` names. It may be in a frame of its own. */
export function PictureOfParts({ title }: { title?: Pair }) {
  const part = usePartName()
  const context = useContext(DocsContext)
  const first = context.storyById()
  const chosen: unknown = first.parameters['anatomy']
  /* Storybook names a story after its export and puts spaces between the words. */
  const story = context.componentStories().find(({ name }) => name.replaceAll(' ', '') === chosen) ?? first
  const shown: unknown = story.moduleExport
  const docs = story.parameters['docs'] as { story?: { inline?: boolean } } | undefined
  if (!part) return null
  return (
    <Anatomy component={part} title={title} isFramed={docs?.story?.inline === false}>
      <Story of={shown} />
    </Anatomy>
  )
}
