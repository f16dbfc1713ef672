import type { SpaceName } from '../../tokens/space-names.ts'
import type { LayoutElementProps } from '../element.ts'
import { box, type papers } from './Box.css.ts'

export type BoxProps = LayoutElementProps & {
  padding?: SpaceName
  paddingInline?: SpaceName
  paddingBlock?: SpaceName
  /** The paper it lies on; a thing to act on is a `Card`. */
  paper?: (typeof papers)[number]
  radius?: 'control' | 'card'
  /** Takes the room that is left in a row. */
  grow?: boolean
}

/** Room around something. Holds no meaning and no look beyond paper and padding. */
export function Box({ as: Tag = 'div', padding, paddingInline, paddingBlock, paper, radius, grow, ...rest }: BoxProps) {
  return <Tag data-component="Box" className={box({ padding, paddingInline, paddingBlock, paper, radius, grow })} {...rest} />
}
