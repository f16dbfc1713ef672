import type { ReactNode, Ref } from 'react'
import { DropZone } from 'react-aria-components/DropZone'
import { FormattedMessage } from 'react-intl'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/icons.ts'
import { Button } from '../Button/Button.tsx'
import * as styles from './FileDrop.css.ts'
import { FileChooser } from './FileChooser.tsx'
import type { FileKind } from './sniff.ts'

type FileZoneProps = {
  /** Id of the element that names the zone. */
  labelId: string
  kinds: readonly FileKind[]
  isMultiple?: boolean
  isInvalid?: boolean
  isDisabled?: boolean
  icon?: IconName
  /** Hint about choosing a file. */
  children?: ReactNode
  buttonRef?: Ref<HTMLButtonElement>
  onTake: (files: readonly File[]) => void
}

/** Zone for dropping, pasting or choosing files. The caller checks them. */
export function FileZone({
  labelId,
  kinds,
  isMultiple = false,
  isInvalid = false,
  isDisabled = false,
  icon = 'upload',
  children,
  buttonRef,
  onTake,
}: FileZoneProps) {
  const count = isMultiple ? 2 : 1
  const take = (files: readonly File[]) => {
    if (files.length > 0) onTake(isMultiple ? files : files.slice(0, 1))
  }
  return (
    <DropZone
      className={styles.zone}
      aria-labelledby={labelId}
      isDisabled={isDisabled}
      data-invalid={isInvalid || undefined}
      data-part="zone"
      getDropOperation={() => 'copy'}
      onDrop={({ items }) => {
        void Promise.all(items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : []))).then(take)
      }}
    >
      <span className={styles.zoneMark}>
        <Icon name={icon} />
      </span>
      <span className={styles.zoneWords}>
        <span className={styles.dragWords}>
          <FormattedMessage id="ds.fileDrop.drag" values={{ count }} />
        </span>
      </span>
      {children}
      <FileChooser kinds={kinds} isMultiple={isMultiple} onTake={onTake}>
        <Button ref={buttonRef} isDisabled={isDisabled}>
          <FormattedMessage id="ds.fileDrop.choose" values={{ count }} />
        </Button>
      </FileChooser>
    </DropZone>
  )
}
