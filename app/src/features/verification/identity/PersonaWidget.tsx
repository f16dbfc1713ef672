import { useEffect, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { WidgetConfig } from '@wasla/contract/verification/widget.ts'
import { setupEvents, setupIframe } from 'persona'
import { Dialog } from '@wasla/design-system/components/Dialog'
import { Spinner } from '@wasla/design-system/components/Spinner'
import { useLocale } from '@wasla/design-system/locale/LocaleProvider.tsx'
import * as styles from './widget.css.ts'

export type PersonaWidgetProps = {
  config: WidgetConfig
  onComplete: () => void
  onCancel: () => void
  onError: () => void
}

const nothing = () => {}
/** The provider's client accepts null for “not given”, but its types do not allow null. */
const absent = null as never

/**
 * Shows the provider's own widget in our dialog. We create the iframe, because the provider's client would inject styles into the page,
 * which the content policy blocks.
 */
export function PersonaWidget({ config, onComplete, onCancel, onError }: PersonaWidgetProps) {
  const intl = useIntl()
  const { language } = useLocale()
  const containerId = useId().replaceAll(/\W/g, '')
  /* Iframe of the widget. Its sandbox permits nothing until the client adds what the widget needs. */
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  const [isOver, setOver] = useState(false)
  const handlers = useRef({ onComplete, onCancel, onError })
  useEffect(() => {
    handlers.current = { onComplete, onCancel, onError }
  })

  /* Keeps the configuration of the first render, because another language or another render must not restart the check. */
  const [opened] = useState(() => ({ config, language, title: intl.formatMessage({ id: 'verification.widget.title' }) }))
  useEffect(() => {
    if (!frame.current) return undefined
    setupIframe(frame.current, containerId, 'embedded', {
      ...opened.config,
      language: opened.language,
      iframeTitle: opened.title,
    })
    return setupEvents(containerId, {
      onLoad: nothing,
      onReady: () => setReady(true),
      onComplete: () => {
        setOver(true)
        handlers.current.onComplete()
      },
      onEvent: nothing,
      onCancel: () => handlers.current.onCancel(),
      onError: () => handlers.current.onError(),
      templateId: opened.config.templateId ?? absent,
      templateVersionId: absent,
      host: absent,
      eventsAllowlist: absent,
    })
  }, [containerId, opened])

  return (
    <Dialog
      isOpen
      isDismissDisabled={isOver}
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={<FormattedMessage id="verification.widget.title" />}
      actions={null}
    >
      <div className={styles.persona}>
        {!isReady && <Spinner />}
        <iframe ref={frame} className={styles.personaFrame} sandbox="" title={intl.formatMessage({ id: 'verification.widget.title' })} />
      </div>
    </Dialog>
  )
}
