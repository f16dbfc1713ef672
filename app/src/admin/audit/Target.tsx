import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { target } from './Changes.css.ts'

/** What something was done to: the key of a setting, or an id, which is long and read by machines. */
export const Target = ({ children }: { children: string }) => (
  <span className={target}>
    <Ltr>{children}</Ltr>
  </span>
)
