import { useState } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { useServices } from '#services/context.ts'
import { programAddress } from '../page/program-address.ts'
import { JoinErrandDocument } from './JoinErrand.generated.ts'
import { isRunErrand, joinErrand, type JoinErrand as Errand } from './join-errand.ts'

/**
 * Banner that links back to a program, for a user who left it to meet a requirement (Y-26). Every settings page shows the banner until the
 * user returns. The text changes as soon as the requirement is met.
 */
export function JoinErrand() {
  const { tabBox } = useServices()
  const [errand] = useState(() => joinErrand.read(tabBox))
  return errand && <WayBack errand={errand} />
}

function WayBack({ errand }: { errand: Errand }) {
  /* The link back works even if the request fails. */
  const { data, previousData } = useQuery(JoinErrandDocument, {
    variables: { id: errand.programId },
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  const program = (data ?? previousData)?.program
  const isRun = program !== undefined && isRunErrand(errand, program.myFit)
  return (
    <Banner
      tone={isRun ? 'success' : 'info'}
      isLive={isRun}
      action={
        <LinkButton size="small" href={programAddress(errand.programId)}>
          <FormattedMessage id="settings.errand.back" />
        </LinkButton>
      }
    >
      {isRun ? (
        <FormattedMessage id="settings.errand.run" values={{ program: <Bidi>{program.name}</Bidi> }} />
      ) : (
        <FormattedMessage id="settings.errand" />
      )}
    </Banner>
  )
}
