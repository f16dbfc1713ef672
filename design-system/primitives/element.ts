import type { ReactNode } from 'react'

/** Elements that a layout primitive can render as. They change the meaning, never the look. */
type LayoutTag =
  | 'div'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'main'
  | 'nav'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'form'
  | 'span'

/** Props that every layout primitive has, besides the props for its layout. */
export type LayoutElementProps = {
  /** @default 'div' */
  as?: LayoutTag
  id?: string
  role?: 'group' | 'list' | 'region' | 'status' | 'alert' | 'presentation'
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-busy'?: boolean
  'aria-live'?: 'polite' | 'assertive' | 'off'
  children?: ReactNode
}
