import { useCallback, useContext, useEffect, useMemo, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { Button } from '../Button/Button.tsx'
import { FieldGroup } from '../Field/FieldGroup.tsx'
import type { FieldTexts } from '../Field/Field.tsx'
import { FieldChanged } from '../Form/field-changed.ts'
import * as styles from './FileDrop.css.ts'
import { FileRow } from './FileRow.tsx'
import { FileZone } from './FileZone.tsx'
import { canRetry, type QueuedFile } from './queue.ts'
import { megabyte, refusalMessage, type FileRefusal } from './refuse-file.ts'
import type { FileKind } from './sniff.ts'
import { useQueue, type SendFile } from './useQueue.ts'
import { useSpokenSteps } from './useSpokenSteps.ts'

export type FileDropProps<Result> = FieldTexts & {
  /** Allowed kinds, checked by the name and the first bytes of each file. */
  kinds: readonly FileKind[]
  /** Maximum size in bytes. */
  maxBytes: number
  /** Message ids that replace the default texts of a refusal. `{limit}` is the maximum size in megabytes. */
  refusalIds?: Partial<Record<FileRefusal, string>>
  /** Sends a file as soon as it is chosen. Without `send`, files are only checked and held for a form that sends them together. */
  send?: SendFile<Result>
  /** Called with all files and their states whenever a state changes. `done` files hold the result of `send`. */
  onChange?: (files: readonly QueuedFile<Result>[]) => void
  isMultiple?: boolean
  /** Name of the field in a `Form`, for the server's errors. */
  name?: string
  isDisabled?: boolean
}

/** Without `send` a file is done once it is checked. */
const keep = <Result,>(): ReturnType<SendFile<Result>> => Promise.resolve() as Promise<never>

/**
 * Accepts files that are dropped, pasted or chosen. Checks each file and sends it immediately. Each file can be cancelled and sent again.
 * After a failure the files stay until they are removed.
 * @selector [data-drop-target] [data-focus-visible] [data-invalid] [data-disabled] on the zone; [data-state] on a file
 */
export function FileDrop<Result = void>({
  kinds,
  maxBytes,
  refusalIds,
  send,
  onChange,
  isMultiple = false,
  isDisabled = false,
  ...texts
}: FileDropProps<Result>) {
  const intl = useIntl()
  const tellForm = useContext(FieldChanged)
  const choose = useRef<HTMLButtonElement>(null)
  const rules = useMemo(() => ({ kinds, maxBytes }), [kinds, maxBytes])
  const { files, add, stop, retry, remove } = useQueue(rules, send ?? keep<Result>)
  const isHeld = send === undefined
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  }, [onChange])
  useEffect(() => {
    if (files.length > 0) latest.current?.(files)
  }, [files])

  const refusalWords = useCallback(
    ({ state }: QueuedFile<unknown>) =>
      state.kind === 'refused'
        ? intl.formatMessage({ id: refusalIds?.[state.why] ?? refusalMessage(state.why, kinds) }, { limit: maxBytes / megabyte })
        : null,
    [intl, refusalIds, kinds, maxBytes],
  )
  const spoken = useSpokenSteps(files, isHeld, refusalWords)
  const failed = files.filter(canRetry)

  const take = (given: readonly File[]) => {
    if (texts.name) tellForm(texts.name)
    if (!isMultiple) files.forEach(({ id }) => remove(id))
    add(given)
  }
  const takeAway = (id: number) => {
    remove(id)
    if (files.length === 1) latest.current?.([])
    // The pressed button is removed with its file, so the focus needs a new place.
    choose.current?.focus()
  }

  return (
    <FieldGroup {...texts} component="FileDrop" isDisabled={isDisabled}>
      {({ labelId, isInvalid }) => (
        <>
          <FileZone
            labelId={labelId}
            kinds={kinds}
            isMultiple={isMultiple}
            isInvalid={isInvalid}
            isDisabled={isDisabled}
            buttonRef={choose}
            onTake={take}
          />
          {files.length > 0 && (
            <ul className={styles.list} aria-labelledby={labelId} data-part="files">
              {files.map((entry) => (
                <FileRow
                  key={entry.id}
                  entry={entry}
                  isHeld={isHeld}
                  refusal={refusalWords(entry)}
                  isDisabled={isDisabled}
                  onStop={() => stop(entry.id)}
                  onRetry={() => retry([entry.id])}
                  onRemove={() => takeAway(entry.id)}
                />
              ))}
            </ul>
          )}
          {failed.length > 1 && (
            <span className={styles.together}>
              <Button variant="quiet" iconStart="retry" onPress={() => retry(failed.map(({ id }) => id))} isDisabled={isDisabled}>
                <FormattedMessage id="ds.fileDrop.retryAll" values={{ count: failed.length }} />
              </Button>
            </span>
          )}
          <VisuallyHidden>
            <span role="status">{spoken}</span>
          </VisuallyHidden>
        </>
      )}
    </FieldGroup>
  )
}

export type { QueuedFile } from './queue.ts'
export type { FileKind } from './sniff.ts'
