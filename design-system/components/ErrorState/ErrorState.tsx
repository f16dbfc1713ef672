import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/icons.ts'
import { Ltr } from '../../primitives/Bidi/Bidi.tsx'
import { Heading, type HeadingProps } from '../../primitives/Heading/Heading.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { Button } from '../Button/Button.tsx'
import { action, empty, words } from '../Empty/Empty.css.ts'
import { reference, tile } from './ErrorState.css.ts'

export const errorKinds = ['failed', 'offline', 'missing', 'forbidden', 'tooOften'] as const
type ErrorKind = (typeof errorKinds)[number]
const kindIcons: Record<ErrorKind, IconName> = {
  failed: 'circle-alert',
  offline: 'offline',
  missing: 'compass',
  forbidden: 'lock',
  tooOften: 'clock',
}

export type ErrorStateProps = {
  /**
   * `offline`: no connection, likely to pass; `missing`: removed or mistyped; `forbidden`: exists, but not for this profile; `tooOften`:
   * requested more often than allowed. @default 'failed'
   */
  kind?: ErrorKind
  /** What happened. @default a text for the kind */
  title?: ReactNode
  /** @default 3 */
  level?: HeadingProps['level']
  /** What was saved and what to do. @default a text for the kind */
  children?: ReactNode
  /** Called to try again. Without it there is no button. */
  onRetry?: () => void
  isRetrying?: boolean
  /** Reference by which the support team finds this failure. */
  requestId?: string
  /** Another action instead of trying again. */
  action?: ReactNode
}

/** Shown if something could not be loaded: says what happened, what was saved, and what to do. */
export function ErrorState({
  kind = 'failed',
  title,
  level = 3,
  children,
  onRetry,
  isRetrying,
  requestId,
  action: otherWay,
}: ErrorStateProps) {
  return (
    <div role="alert" className={empty} data-component="ErrorState">
      <span className={tile({ kind })} data-part="icon">
        <Icon name={kindIcons[kind]} size="large" />
      </span>
      <Heading level={level} align="center" data-part="title">
        {title ?? <FormattedMessage id={`ds.errorState.${kind}.title`} />}
      </Heading>
      <div className={words}>
        <Text as="div" tone="muted" align="center" data-part="text">
          {children ?? <FormattedMessage id={`ds.errorState.${kind}.body`} />}
        </Text>
      </div>
      {(onRetry || otherWay !== undefined) && (
        <div className={action} data-part="action">
          {onRetry && (
            <Button iconStart="retry" onPress={onRetry} isPending={isRetrying}>
              <FormattedMessage id="ds.errorState.retry" />
            </Button>
          )}
          {otherWay}
        </div>
      )}
      {requestId !== undefined && (
        <div className={reference} data-part="reference">
          <Text look="caption" tone="muted">
            <FormattedMessage id="ds.errorState.reference" values={{ id: <Ltr key="id">{requestId}</Ltr> }} />
          </Text>
        </div>
      )}
    </div>
  )
}
