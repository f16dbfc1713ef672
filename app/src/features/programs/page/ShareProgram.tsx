import { FormattedMessage, useIntl } from 'react-intl'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { useServices } from '#services/context.ts'
import { useProductName } from '#services/useProductName.ts'
import { programAddress } from '#shared/programs/page/program-address.ts'
import { SharePage } from '#shared/share/SharePage.tsx'

type ShareProgramProps = {
  program: { id: string; name: string }
  /** True for a button with only an icon, beside other buttons. */
  isIcon: boolean
}

/** Button that shares the address of the program's page. The tracking link is shared from another card. */
export function ShareProgram({ program, isIcon }: ShareProgramProps) {
  const intl = useIntl()
  const product = useProductName()
  const { origin } = useServices()
  return (
    <SharePage
      url={`${origin}${programAddress(program.id)}`}
      text={intl.formatMessage({ id: 'programs.share.text' }, { name: isolate(program.name), product })}
      label={intl.formatMessage({ id: 'share.action' })}
      hint={<FormattedMessage id="programs.share.scan" />}
      isIcon={isIcon}
      /* `share` opens the kit of a participant. */
      dialog="share-page"
    />
  )
}
