import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { target } from './Changes.css.ts'

/** The target of an action: the key of a setting, or a long id. */
export const Target = ({ children }: { children: string }) => (
  <span className={target}>
    <Ltr>{children}</Ltr>
  </span>
)
