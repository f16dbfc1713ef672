import { groupedPhone } from '@wasla/contract/session/grouped-phone.ts'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { Whole } from './Whole.tsx'

/** A mobile number in groups; in both directions its parts stand left to right. */
export const MobileNumber = ({ children }: { children: string }) => (
  <Whole>
    <Ltr>{groupedPhone(children)}</Ltr>
  </Whole>
)
