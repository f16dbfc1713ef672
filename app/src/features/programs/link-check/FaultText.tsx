import { FormattedMessage } from 'react-intl'
import type { LinkFault } from '@wasla/contract/generated/user-types.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Ltr } from '@wasla/design-system/primitives/Bidi'

type FaultTextProps = { fault: LinkFault; place: string; status: number | null; site: string | null }

/** What a fault means, and what the owner can do about it. */
export function FaultText({ fault, place, status, site }: FaultTextProps) {
  const { number } = useFormats()
  return (
    <FormattedMessage
      id={`programs.linkCheck.fault.${fault}.text`}
      values={{
        place: <Ltr key="place">{place}</Ltr>,
        status: status === null ? '' : number(status),
        site: <Ltr key="site">{site ?? ''}</Ltr>,
      }}
    />
  )
}
