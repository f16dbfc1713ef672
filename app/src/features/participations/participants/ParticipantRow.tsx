import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ObjectiveType } from '@wasla/contract/programs/types.ts'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { Kashida } from '@wasla/design-system/components/Kashida'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { accentOf } from '#shell/accents.ts'
import { receiptAddress } from '#shared/programs/page/receipt-address.ts'
import { PersonHead } from '../list/PersonHead.tsx'
import * as rows from '../list/PeopleRows.css.ts'
import { columnsOf } from './columns.ts'
import * as styles from './Participants.css.ts'
import type { ParticipantFieldsFragment } from './participants.generated.ts'
import { countedOf, progressOf } from '#shared/programs/way/progress.ts'

type ParticipantRowProps = {
  participant: ParticipantFieldsFragment
  objectiveType: ObjectiveType | null
  /** Targets of the program's milestones. */
  targets: readonly number[]
}

/** Row of a participant: valid clicks, results, revenue, earnings, milestone progress and join date. */
export function ParticipantRow({ participant, objectiveType, targets }: ParticipantRowProps) {
  const intl = useIntl()
  const { number, money, date } = useFormats()
  const { id, programId, profile, clicks, approvedCount, revenue, earned, joinedAt } = participant
  const columns = columnsOf(objectiveType)
  const progress = progressOf(targets, countedOf(objectiveType, participant))
  return (
    <li className={`${styles.row} ${styles.columns[columns.look]}`}>
      <div className={styles.face}>
        <Avatar name={profile.fullName} accent={accentOf[profile.userType]} src={profile.profileImage} />
      </div>
      <div className={styles.who}>
        <PersonHead person={profile} />
        <span className={styles.joined}>
          <FormattedMessage id="participations.joined" /> <time dateTime={joinedAt}>{date(new Date(joinedAt), 'shortDay')}</time>
        </span>
        <TextLink
          isStandalone
          href={receiptAddress(programId, id)}
          aria-label={intl.formatMessage({ id: 'participations.receiptOf' }, { name: profile.fullName })}
        >
          <FormattedMessage id="participations.receipt" />
        </TextLink>
      </div>
      <div className={styles.figures}>
        <Figure name={<FormattedMessage id="participations.clicks" />}>{number(clicks)}</Figure>
        {columns.results !== null && (
          <Figure name={<FormattedMessage id={`participations.results.${columns.results}`} />}>{number(approvedCount)}</Figure>
        )}
        {columns.hasRevenue && <Figure name={<FormattedMessage id="participations.revenue" />}>{money(revenue, 'price')}</Figure>}
        <Figure name={<FormattedMessage id="participations.earnedOf" />}>{money(earned, 'price')}</Figure>
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
    </li>
  )
}

/** One figure. Its name is in the head of the list on desktops, and beside the figure on phones. */
const Figure = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className={rows.figure}>
    <span className={rows.figureName}>{name}</span>
    <bdi className={rows.figureValue}>{children}</bdi>
  </div>
)
