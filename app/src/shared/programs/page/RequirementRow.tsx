import { FormattedMessage } from 'react-intl'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import type { IconName } from '@wasla/design-system/icons/icons.ts'
import { PlatformIcon } from '@wasla/design-system/icons/PlatformIcon.tsx'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import { markOf } from '#shared/social/platforms.ts'
import { useStatedPlatformName } from '#shared/social/usePlatformName.ts'
import type { Requirement, RequirementState } from './criteria.ts'
import { useRequirementWords } from './useRequirementWords.ts'
import * as styles from './page.css.ts'

const icons: Readonly<Record<Exclude<Requirement['criterion'], 'PLATFORM'>, IconName>> = {
  PROFILE_TYPE: 'user',
  LOCATION: 'map-pin',
  INTERESTS: 'bookmark',
  LICENCE: 'id-card',
  VERIFICATION: 'shield-check',
}
const marks = { met: 'check', spare: 'minus', missing: 'close' } as const satisfies Record<Exclude<RequirementState, 'shown'>, IconName>

/** Shows one criterion: the requirement, the viewer's figures, and whether they are enough. */
export function RequirementRow({ requirement, state }: { requirement: Requirement; state: RequirementState }) {
  const platformName = useStatedPlatformName()
  const mark = requirement.criterion === 'PLATFORM' ? markOf(requirement.platform) : null
  const { needed, has } = useRequirementWords(requirement, state)
  return (
    <li className={`${styles.requirement} ${state === 'shown' ? styles.alone : ''}`} data-state={state}>
      <span className={styles.sign}>
        {requirement.criterion === 'PLATFORM' && mark ? (
          <PlatformIcon platform={mark} label={platformName(requirement.platform)} />
        ) : (
          <Icon name={requirement.criterion === 'PLATFORM' ? 'link' : icons[requirement.criterion]} />
        )}
      </span>
      <span className={styles.needed}>{needed}</span>
      {has !== null && (
        <span className={styles.has}>
          <VisuallyHidden>
            <FormattedMessage id="program.who.has" />
          </VisuallyHidden>
          {has}
        </span>
      )}
      {state !== 'shown' && (
        <span className={styles.markOf[state]}>
          <Icon name={marks[state]} size="small" />
          <VisuallyHidden>
            <FormattedMessage id={`program.standing.${state}`} />
          </VisuallyHidden>
        </span>
      )}
    </li>
  )
}
