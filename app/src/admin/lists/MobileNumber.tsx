import { groupedPhone } from '@wasla/contract/session/grouped-phone.ts'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { Whole } from './Whole.tsx'

/** Shows a mobile number in groups, left to right in both languages. */
export const MobileNumber = ({ children }: { children: string }) => (
  <Whole>
    <Ltr>{groupedPhone(children)}</Ltr>
  </Whole>
)
