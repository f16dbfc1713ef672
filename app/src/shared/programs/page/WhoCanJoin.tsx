import { FormattedMessage } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { Card } from '@wasla/design-system/components/Card'
import { useStatedPlatformName } from '#shared/social/usePlatformName.ts'
import { platformThatLetsIn, requirementStateOf, type Requirement } from './criteria.ts'
import { RequirementRow } from './RequirementRow.tsx'
import { Section } from './Section.tsx'
import * as styles from './page.css.ts'

type WhoCanJoinProps = {
  requirements: readonly Requirement[]
  /** Whether the viewer may join; null if the criteria are shown without comparing them to a viewer. */
  isEligible: boolean | null
}

/** Shows a program's criteria beside the viewer's own figures, before the viewer presses a button (M-03). */
export function WhoCanJoin({ requirements, isEligible }: WhoCanJoinProps) {
  if (requirements.length === 0) return null
  return (
    <Section title={<FormattedMessage id="program.who" />}>
      <Card>
        {isEligible !== null && (
          <>
            <div className={styles.verdict}>
              <Banner tone={isEligible ? 'success' : 'warning'}>
                <Verdict requirements={requirements} isEligible={isEligible} />
              </Banner>
            </div>
            <div className={styles.columnHeads} aria-hidden>
              <span>
                <FormattedMessage id="program.who.needed" />
              </span>
              <span>
                <FormattedMessage id="program.who.has" />
              </span>
            </div>
          </>
        )}
        <ul className={styles.requirements}>
          {requirements.map((requirement) => (
            <RequirementRow
              key={requirement.criterion === 'PLATFORM' ? requirement.platform : requirement.criterion}
              requirement={requirement}
              state={requirementStateOf(requirement, requirements)}
            />
          ))}
        </ul>
      </Card>
    </Section>
  )
}

/** Sentence above the list. It names the platform that lets the viewer in, or the number of missing criteria. */
function Verdict({ requirements, isEligible }: { requirements: readonly Requirement[]; isEligible: boolean }) {
  const platformName = useStatedPlatformName()
  const platform = platformThatLetsIn(requirements)
  if (isEligible)
    return platform === null ? (
      <FormattedMessage id="program.eligible" />
    ) : (
      <FormattedMessage id="program.eligible.by" values={{ platform: platformName(platform) }} />
    )
  const platforms = requirements.filter(({ criterion }) => criterion === 'PLATFORM')
  const missing = requirements.filter((each) => requirementStateOf(each, requirements) === 'missing')
  /* If the viewer meets none of several platforms, they count as one missing criterion, because one platform would be enough. */
  const missingPlatforms = missing.filter(({ criterion }) => criterion === 'PLATFORM').length
  const count = missing.length - Math.max(0, missingPlatforms - 1)
  return (
    <>
      <FormattedMessage id="program.notEligible" values={{ count: Math.max(1, count) }} />{' '}
      {missingPlatforms > 0 && platforms.length > 1 && <FormattedMessage id="program.onePlatformIsEnough" />}
    </>
  )
}
