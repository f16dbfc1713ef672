import { FormattedMessage } from 'react-intl'
import type { ObjectiveType } from '@wasla/contract/programs/types.ts'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { Kashida } from '@wasla/design-system/components/Kashida'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { accentOf } from '#shell/accents.ts'
import { PersonHead } from '../list/PersonHead.tsx'
import * as styles from './Participants.css.ts'
import type { ParticipantFieldsFragment } from './participants.generated.ts'
import { countedOf, progressOf } from '#shared/programs/way/progress.ts'

type ParticipantRowProps = {
  participant: ParticipantFieldsFragment
  objectiveType: ObjectiveType | null
  /** The targets of the program's milestones. */
  targets: readonly number[]
}

/** A participant: valid clicks, milestone progress and join date. */
export function ParticipantRow({ participant, objectiveType, targets }: ParticipantRowProps) {
  const { number, date } = useFormats()
  const { profile, clicks, joinedAt } = participant
  const progress = progressOf(targets, countedOf(objectiveType, participant))
  return (
    <li className={styles.row}>
      <div className={styles.face}>
        <Avatar name={profile.fullName} accent={accentOf[profile.userType]} src={profile.profileImage} />
      </div>
      <div className={styles.who}>
        <PersonHead person={profile} />
      </div>
      <div className={styles.clicks}>
        <span className={styles.number}>{number(clicks)}</span>
        <span className={styles.unit}>
          <FormattedMessage id="participations.clicks.unit" values={{ count: clicks }} />
        </span>
      </div>
      {progress && (
        <div className={styles.path}>
          <Kashida value={progress.value} knots={progress.knots} depth={14} />
          <span className={styles.pathWords}>
            <span className={styles.reached}>
              <FormattedMessage id="participations.reached" values={{ reached: progress.reached, of: progress.of }} />
            </span>
            {progress.left === null ? (
              <FormattedMessage id="participations.allReached" />
            ) : (
              <FormattedMessage id={`participations.left.${objectiveType ?? 'NONE'}`} values={{ count: progress.left }} />
            )}
          </span>
        </div>
      )}
      <span className={styles.joined}>
        <span className={styles.joinedName}>
          <FormattedMessage id="participations.joined" />{' '}
        </span>
        <time dateTime={joinedAt}>{date(new Date(joinedAt), 'shortDay')}</time>
      </span>
    </li>
  )
}
