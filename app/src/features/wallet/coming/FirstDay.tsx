import { FormattedMessage } from 'react-intl'
import { Card } from '@wasla/design-system/components/Card'
import { Kashida } from '@wasla/design-system/components/Kashida'
import type { Knot } from '@wasla/design-system/components/Kashida/stroke.ts'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import type { IconName } from '@wasla/design-system/icons/icons.ts'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { useFlags } from '#services/context.ts'
import { canFindPrograms, discoverPath } from './program-entry.ts'
import * as styles from './coming.css.ts'

/* Today, and three paydays on which no reward is paid. */
const knots: readonly Knot[] = [
  { at: 0, state: 'here' },
  { at: 1 / 3, state: 'open' },
  { at: 2 / 3, state: 'open' },
  { at: 1, state: 'open' },
]

const how = [
  ['paydays', 'calendar-clock'],
  ['confirmed', 'shield-check'],
  ['yours', 'bank'],
] as const satisfies readonly (readonly [string, IconName])[]

/** Shown if there is neither an upcoming nor a reserved amount: says what this tab is for, and how money gets into the wallet. */
export function FirstDay({ isBrand }: { isBrand: boolean }) {
  const flags = useFlags()
  const canDiscover = !isBrand && canFindPrograms(flags.status === 'known' ? flags.flags : null)
  return (
    <section id="coming" tabIndex={-1} className={styles.target} aria-labelledby="coming-title">
      <Card>
        <div className={styles.firstDay}>
          <div className={styles.drawing}>
            <Kashida isDotted knots={knots} depth={28} />
          </div>
          <Heading level={2} id="coming-title">
            <FormattedMessage id={isBrand ? 'wallet.firstDay.brand' : 'wallet.firstDay'} />
          </Heading>
          <Text tone="muted" isMeasured>
            <FormattedMessage id={isBrand ? 'wallet.firstDay.brandText' : 'wallet.firstDay.text'} />
          </Text>
          {canDiscover && (
            <LinkButton href={discoverPath} variant="primary">
              <FormattedMessage id="wallet.firstDay.find" />
            </LinkButton>
          )}
        </div>
        {!isBrand && (
          <ul className={styles.how}>
            {how.map(([id, icon]) => (
              <li key={id} className={styles.howItem}>
                <span className={styles.howIcon}>
                  <Icon name={icon} />
                </span>
                <Text as="strong" look="label">
                  <FormattedMessage id={`wallet.how.${id}`} />
                </Text>
                <Text as="span" look="caption" tone="muted">
                  <FormattedMessage id={`wallet.how.${id}.text`} />
                </Text>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </section>
  )
}
