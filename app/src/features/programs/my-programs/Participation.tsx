import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router'
import { CopyField } from '@wasla/design-system/components/CopyField'
import { IconButton } from '@wasla/design-system/components/IconButton'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { programAddress } from '#shared/programs/page/program-address.ts'
import { NextPayout } from '#shared/programs/way/NextPayout.tsx'
import type { RequestedProgramsQuery } from './myPrograms.generated.ts'
import * as styles from './Participation.css.ts'

type Requested = RequestedProgramsQuery['myParticipantsRequests']['data'][number]
type ParticipationProps = { program: Pick<Requested, 'id' | 'name'>; link: NonNullable<Requested['myObjectiveData']> }

/** Part of a joined program's card: the tracking link, the share pack and the next payout. */
export function Participation({ program: { id, name }, link }: ParticipationProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const cut = link.trackingUrl.lastIndexOf('/') + 1
  return (
    <div className={styles.participation}>
      <div className={styles.link}>
        <CopyField
          label={intl.formatMessage({ id: 'program.link' })}
          value={link.trackingUrl}
          shown={{ lead: link.trackingUrl.slice(0, cut).replace(/^https?:\/\//u, ''), own: link.trackingUrl.slice(cut) }}
        />
        <IconButton
          icon="share"
          variant="bordered"
          label={intl.formatMessage({ id: 'programs.mine.pack' }, { name: isolate(name) })}
          onPress={() => void navigate(`${programAddress(id)}?dialog=share`)}
        />
      </div>
      <NextPayout earnings={link.earnings} />
    </div>
  )
}
