import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router'
import type { JoinMend } from '@wasla/contract/generated/user-types.ts'
import { Button } from '@wasla/design-system/components/Button'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import type { IconName } from '@wasla/design-system/icons/icons.ts'
import { Text } from '@wasla/design-system/primitives/Text'
import { toastBar } from '@wasla/design-system/components/Toast/toast-bar.ts'
import { useServices } from '#services/context.ts'
import { withReturn } from '#session/safe-path.ts'
import type { CardFit } from '#shared/programs/card/card-program.ts'
import { joinErrand } from '#shared/programs/join/join-errand.ts'
import { programAddress } from '#shared/programs/page/program-address.ts'
import { useStatedPlatformName } from '#shared/social/usePlatformName.ts'
import type { Eligibility } from './useEligibility.ts'
import * as styles from './JoinFooter.css.ts'

type JoinFooterProps = {
  programId: string
  /** Whether the viewer may join, and how to meet a missing condition; null for viewers who may never join. */
  fit: CardFit | null
  /** Which conditions the viewer meets, for the text; null until this is known. */
  eligibility: Eligibility | null
  /** True if everybody who meets the conditions is accepted immediately; false if the brand decides (K-10). */
  isPublic: boolean
  isSending: boolean
  onJoin: () => void
  /** Accessible name of the bar. */
  label: string
}

/**
 * Bar for viewers who neither own the program nor have asked to join. If all conditions are met, its main button joins. Otherwise, the
 * button opens the page where the missing condition can be met (Y-26), so that no request is refused. The server checks again.
 */
export function JoinFooter({ programId, fit, eligibility, isPublic, isSending, onJoin, label }: JoinFooterProps) {
  return (
    <section className={styles.footer} {...toastBar.fixed} aria-label={label}>
      <div className={styles.inside}>
        {eligibility && <Hint eligibility={eligibility} isPublic={isPublic} />}
        <div className={styles.buttons}>
          <LinkButton href="/discover" iconStart="arrow-start">
            <FormattedMessage id="programs.join.back" />
          </LinkButton>
          {fit?.eligible ? (
            <Button variant="primary" isPending={isSending} onPress={onJoin}>
              <FormattedMessage id="programs.join" />
            </Button>
          ) : fit?.mend ? (
            <Mend programId={programId} mend={fit.mend} platform={fit.platform} />
          ) : (
            <LinkButton variant="primary" href={fit ? '/discover?fits=me' : '/discover'}>
              <FormattedMessage id="programs.join.others" />
            </LinkButton>
          )}
        </div>
      </div>
    </section>
  )
}

/** Icon of each missing condition, and the page on which it can be met. */
const mends: Readonly<Record<JoinMend, { icon: IconName; at: string }>> = {
  CONNECT_PLATFORM: { icon: 'link', at: '/settings/accounts-rates' },
  ADD_LOCATION: { icon: 'map-pin', at: '/settings/profile' },
  ADD_INTERESTS: { icon: 'plus', at: '/settings/profile' },
  ADD_LICENCE: { icon: 'id-card', at: '/settings/licence' },
  VERIFY_IDENTITY: { icon: 'shield-check', at: '/verify-identity' },
}

/** Button that opens the page on which the missing condition can be met. That page leads back to this program. */
function Mend({ programId, mend, platform }: { programId: string; mend: JoinMend; platform: CardFit['platform'] }) {
  const { tabBox } = useServices()
  const navigate = useNavigate()
  const platformName = useStatedPlatformName()
  const here = programAddress(programId)
  const { icon, at } = mends[mend]
  const leave = () => {
    joinErrand.store(tabBox, { programId, mend })
    void navigate(withReturn(at, here))
  }
  return (
    <Button variant="primary" iconStart={icon} onPress={leave}>
      <FormattedMessage id={`programs.join.mend.${mend}`} values={{ platform: platform === null ? '' : platformName(platform) }} />
    </Button>
  )
}

function Hint({ eligibility: { isEligible, failed }, isPublic }: { eligibility: Eligibility; isPublic: boolean }) {
  const intl = useIntl()
  const missing = failed.map((criterion) => intl.formatMessage({ id: `programs.join.lacks.${criterion}` }))
  return (
    <div className={styles.hint}>
      <span className={isEligible ? styles.met : styles.unmet}>
        <Icon name={isEligible ? 'check' : 'minus'} size="small" />
      </span>
      <div className={styles.words}>
        <Text as="span" look="label">
          <FormattedMessage id={isEligible ? 'programs.join.eligible' : 'programs.join.notEligible'} />
        </Text>
        <Text as="span" look="caption" tone="muted">
          {isEligible ? (
            <FormattedMessage id={isPublic ? 'programs.join.atOnce' : 'programs.join.byTheBrand'} />
          ) : (
            <FormattedMessage id="programs.join.missing" values={{ list: intl.formatList(missing, { type: 'unit' }) }} />
          )}
        </Text>
      </div>
    </div>
  )
}
