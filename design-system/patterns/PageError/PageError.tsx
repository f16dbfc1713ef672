import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../components/Button/Button.tsx'
import { Kashida } from '../../components/Kashida/Kashida.tsx'
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx'
import { Ltr } from '../../primitives/Bidi/Bidi.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import * as styles from './PageError.css.ts'

type Shared = {
  homeHref: string
  /** Another way to continue, such as a search field, after the button. */
  children?: ReactNode
}

export type PageErrorProps = Shared &
  (
    | { kind: 'notFound' | 'offline'; onReload?: never; reference?: never }
    | {
        kind: 'crash'
        onReload: () => void
        /** Reference by which the support team finds this error. */
        reference?: string
      }
  )

/**
 * A whole page that cannot be shown: an unknown address, no connection, or a crash (T-02). Says what happened, that nothing was lost and
 * what to do. Without a connection there is no button: the caller retries automatically. For a part of a page use ErrorState.
 */
export function PageError({ kind, homeHref, onReload, reference, children }: PageErrorProps) {
  return (
    <section className={styles.page} data-component="PageError" data-kind={kind}>
      <div className={styles.stroke}>
        <Kashida
          isDotted
          value={0.45}
          knots={[
            { at: 0, state: 'here' },
            { at: 1, state: 'open' },
          ]}
        />
      </div>
      <Heading level={1} look="title" align="center">
        <FormattedMessage id={`ds.pageError.${kind}.title`} />
      </Heading>
      <Text tone="muted" align="center" isMeasured>
        <FormattedMessage id={`ds.pageError.${kind}.text`} />
      </Text>
      {kind !== 'offline' && (
        <div className={styles.actions}>
          {onReload && (
            <Button variant="primary" iconStart="retry" onPress={onReload}>
              <FormattedMessage id="ds.pageError.reload" />
            </Button>
          )}
          <LinkButton variant={onReload ? 'secondary' : 'primary'} href={homeHref}>
            <FormattedMessage id="ds.pageError.home" />
          </LinkButton>
        </div>
      )}
      {children && <div className={styles.slot}>{children}</div>}
      {reference && (
        <Text look="caption" tone="muted">
          <FormattedMessage id="ds.pageError.reference" values={{ id: <Ltr>{reference}</Ltr> }} />
        </Text>
      )}
    </section>
  )
}
