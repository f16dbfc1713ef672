import type { ReactNode } from 'react'

/** Elements a layout primitive may be: the meaning is chosen by the caller, the look never changes with it. */
export type LayoutTag =
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

/** What every layout primitive takes besides its layout. */
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
