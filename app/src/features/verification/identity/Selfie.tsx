import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { Text } from '@wasla/design-system/primitives/Text'
import { DrawnFace } from './DrawnFace.tsx'
import { useCamera } from './useCamera.ts'
import * as styles from './widget.css.ts'

type SelfieProps = { isSending: boolean; onUse: () => void }

/**
 * Takes a picture with the camera. If there is no camera or the user does not allow it, shows a drawn face instead. The picture never
 * leaves the page.
 */
export function Selfie({ isSending, onUse }: SelfieProps) {
  const { camera, ask } = useCamera()
  const video = useRef<HTMLVideoElement>(null)
  const picture = useRef<HTMLCanvasElement>(null)
  const [hasFrame, setFrame] = useState(false)
  const [isTaken, setTaken] = useState(false)
  const intl = useIntl()

  useEffect(() => {
    if (video.current && camera.kind === 'on') video.current.srcObject = camera.stream
  }, [camera])

  const take = () => {
    const [from, to] = [video.current, picture.current]
    if (!from || !to) return
    to.width = from.videoWidth
    to.height = from.videoHeight
    to.getContext('2d')?.drawImage(from, 0, 0)
    setTaken(true)
  }

  return (
    <div className={styles.stack}>
      <Text>
        <FormattedMessage id="verification.widget.selfie.text" />
      </Text>
      <div className={styles.frame}>
        {camera.kind === 'on' ? (
          <>
            <video
              ref={video}
              className={styles.view}
              data-hidden={isTaken || undefined}
              autoPlay
              muted
              playsInline
              onLoadedData={() => setFrame(true)}
              aria-label={intl.formatMessage({ id: 'verification.widget.selfie.view' })}
            />
            <canvas
              ref={picture}
              className={styles.view}
              data-hidden={!isTaken || undefined}
              role="img"
              aria-label={intl.formatMessage({ id: 'verification.widget.selfie.taken' })}
            />
          </>
        ) : (
          <DrawnFace label={intl.formatMessage({ id: 'verification.widget.selfie.drawn' })} />
        )}
      </div>
      {camera.kind === 'none' && (
        <Banner tone="info" isLive>
          <FormattedMessage id="verification.widget.selfie.none" />
        </Banner>
      )}
      <div className={styles.actions}>
        {(camera.kind === 'idle' || camera.kind === 'asking') && (
          <Button variant="primary" iconStart="camera" isFullWidth onPress={ask} isPending={camera.kind === 'asking'}>
            <FormattedMessage id={camera.kind === 'asking' ? 'verification.widget.selfie.asking' : 'verification.widget.selfie.allow'} />
          </Button>
        )}
        {camera.kind === 'on' && !isTaken && (
          <Button variant="primary" iconStart="camera" isFullWidth onPress={take} isDisabled={!hasFrame}>
            <FormattedMessage id="verification.widget.selfie.take" />
          </Button>
        )}
        {camera.kind === 'on' && isTaken && (
          <Button isDisabled={isSending} onPress={() => setTaken(false)}>
            <FormattedMessage id="verification.widget.selfie.retake" />
          </Button>
        )}
        {(isTaken || camera.kind === 'none') && (
          <Button variant="primary" isFullWidth onPress={onUse} isPending={isSending}>
            <FormattedMessage id="verification.widget.selfie.use" />
          </Button>
        )}
      </div>
    </div>
  )
}
