import type { SpaceName } from '../../tokens/space-names.ts'
import type { LayoutElementProps } from '../element.ts'
import { box, type boxGrounds } from './Box.css.ts'

export type BoxProps = LayoutElementProps & {
  padding?: SpaceName
  paddingInline?: SpaceName
  paddingBlock?: SpaceName
  /** Background colour. For a clickable area use a `Card`. */
  paper?: (typeof boxGrounds)[number]
  radius?: 'control' | 'card'
  /** Fills the remaining space of a row. */
  grow?: boolean
}

/** Adds padding and a background. It has no meaning for screen readers. */
export function Box({ as: Tag = 'div', padding, paddingInline, paddingBlock, paper, radius, grow, ...rest }: BoxProps) {
  return <Tag data-component="Box" className={box({ padding, paddingInline, paddingBlock, paper, radius, grow })} {...rest} />
}
