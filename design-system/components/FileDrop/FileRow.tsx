import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/icons.ts'
import { isolate } from '../../locale/isolate.ts'
import { useFormats } from '../../locale/LocaleProvider.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { fill, track } from '../ProgressBar/ProgressBar.css.ts'
import * as styles from './FileDrop.css.ts'
import type { FileState, QueuedFile } from './queue.ts'

type Kind = FileState<unknown>['kind']
type Look = { tone: 'plain' | 'success' | 'danger'; icon: IconName; canStop?: boolean; canRetry?: boolean }

const looks: Record<Kind, Look> = {
  checking: { tone: 'plain', icon: 'file', canStop: true },
  waiting: { tone: 'plain', icon: 'file', canStop: true },
  sending: { tone: 'plain', icon: 'file', canStop: true },
  done: { tone: 'success', icon: 'check' },
  refused: { tone: 'danger', icon: 'circle-alert' },
  failed: { tone: 'danger', icon: 'triangle-alert', canRetry: true },
  cancelled: { tone: 'plain', icon: 'file', canRetry: true },
}

type FileRowProps = {
  entry: QueuedFile<unknown>
  /** Whether the file is held for a form instead of sent. It then shows “ready” instead of “sent”. */
  isHeld?: boolean
  /** Text of the refusal. */
  refusal: string | null
  isDisabled: boolean
  onStop: () => void
  onRetry: () => void
  onRemove: () => void
}

/** One file: its name, its state, and the possible actions. */
export function FileRow({ entry: { file, state }, isHeld = false, refusal, isDisabled, onStop, onRetry, onRemove }: FileRowProps) {
  const intl = useIntl()
  const { fileSize, percent } = useFormats()
  const { tone, icon, canStop, canRetry } = looks[state.kind]
  const name = { name: isolate(file.name) }
  const share = state.kind === 'sending' ? state.share : null
  const act = (drawing: IconName, what: 'cancel' | 'retry' | 'remove', onPress: () => void) => (
    <IconButton icon={drawing} label={intl.formatMessage({ id: `ds.fileDrop.${what}` }, name)} onPress={onPress} isDisabled={isDisabled} />
  )
  return (
    <li className={styles.row} data-part="file" data-state={state.kind}>
      <span className={styles.rowMark({ tone })}>
        <Icon name={icon} />
      </span>
      <span className={styles.words}>
        <bdi className={styles.name}>{file.name}</bdi>
        <span className={styles.state({ tone })}>
          {refusal ?? (
            <FormattedMessage
              id={isHeld && state.kind === 'done' ? 'ds.fileDrop.state.held' : `ds.fileDrop.state.${state.kind}`}
              values={{ size: fileSize(file.size), share: percent(Math.round((share ?? 0) * 100) / 100) }}
            />
          )}
        </span>
        {share !== null && (
          <span
            role="progressbar"
            aria-label={file.name}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(share * 100)}
            aria-valuetext={percent(Math.round(share * 100) / 100)}
            className={styles.bar}
          >
            <span className={track} style={{ display: 'block' }}>
              <span className={fill} style={{ display: 'block', inlineSize: `${share * 100}%` }} />
            </span>
          </span>
        )}
      </span>
      <span className={styles.actions}>
        {canRetry && act('retry', 'retry', onRetry)}
        {canStop ? act('close', 'cancel', onStop) : act('trash', 'remove', onRemove)}
      </span>
    </li>
  )
}
