import { FormattedMessage } from 'react-intl'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { Button } from '@wasla/design-system/components/Button'
import { Checkbox } from '@wasla/design-system/components/Checkbox'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import type { Answer } from '@wasla/contract/common/answer.ts'
import { accentOf } from '#shell/accents.ts'
import { PersonHead } from '../list/PersonHead.tsx'
import * as rows from '../list/PeopleRows.css.ts'
import * as styles from './Applicants.css.ts'
import type { ApplicantFragment } from './applicants.generated.ts'
import { engagementOf, fitOf } from './fit.ts'
import { FitLines } from './FitLines.tsx'

type ApplicantRowProps = {
  applicant: ApplicantFragment
  isSelected: boolean
  onToggle: () => void
  onAnswer: (answer: Answer) => void
}

/**
 * Row of an applicant: whether they meet the criteria and why, with “Accept” and “Decline” (M-06). “Accept” is also offered for applicants
 * who do not meet the criteria, because the owner decides.
 */
export function ApplicantRow({ applicant, isSelected, onToggle, onAnswer }: ApplicantRowProps) {
  const { number, percent } = useFormats()
  const { id, profile, eligibility, reach } = applicant
  const fit = fitOf(eligibility)
  const engagement = engagementOf(eligibility, fit.fits ? fit.through : null)
  const name = profile.fullName
  return (
    <li className={styles.row} data-selected={isSelected || undefined} data-row={id}>
      <div className={styles.tick}>
        <Checkbox isSelected={isSelected} onChange={onToggle}>
          <VisuallyHidden>
            <FormattedMessage id="participations.select" values={{ name }} />
          </VisuallyHidden>
        </Checkbox>
      </div>
      <div className={styles.face}>
        <Avatar name={name} accent={accentOf[profile.userType]} src={profile.profileImage} />
      </div>
      <div className={styles.who}>
        <PersonHead person={profile} hasKind />
      </div>
      <FitLines fit={fit} />
      <div className={styles.figures}>
        <div className={`${rows.figure} ${styles.reach}`}>
          <span className={rows.figureName}>
            <FormattedMessage id="participations.reach" />
          </span>
          <span className={rows.figureValue}>{number(reach)}</span>
        </div>
        <div className={`${rows.figure} ${styles.engagement}`}>
          <span className={rows.figureName}>
            <FormattedMessage id="participations.engagement" />
          </span>
          <span className={rows.figureValue}>{engagement === null ? '–' : percent(engagement / 100)}</span>
        </div>
      </div>
      <div className={styles.answer}>
        <Button size="small" onPress={() => onAnswer('Rejected')}>
          <FormattedMessage id="participations.decline" />
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
        <Button size="small" variant="tinted" onPress={() => onAnswer('Accepted')}>
          <FormattedMessage id="participations.accept" />
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </div>
    </li>
  )
}
