import { lazy, Suspense, type ComponentProps } from 'react'
import { HeaderMdx, Unstyled } from '@storybook/addon-docs/blocks'
import { Island } from './Island.tsx'

const StatusBadge = lazy(async () => ({ default: (await import('./StatusBadge.tsx')).StatusBadge }))
const PictureOfParts = lazy(async () => ({ default: (await import('./PictureOfParts.tsx')).PictureOfParts }))

/** The title of a page, with the status of the part under it. */
export const PartTitle = (props: ComponentProps<'h1'>) => (
  <>
    <HeaderMdx {...props} as="h1" id={props.id ?? ''} />
    <Unstyled>
      <Suspense>
        <Island>
          <StatusBadge />
        </Island>
      </Suspense>
    </Unstyled>
  </>
)

/** A heading of a page. Under “Anatomy” is the picture with the parts and their tokens, then what the author wrote about them. */
export const PartHeading = (props: ComponentProps<'h2'>) => (
  <>
    <HeaderMdx {...props} as="h2" id={props.id ?? ''} />
    {props.children === 'Anatomy' && (
      <Unstyled>
        <Suspense>
          <Island>
            <PictureOfParts />
          </Island>
        </Suspense>
      </Unstyled>
    )}
  </>
)
