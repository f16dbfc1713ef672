import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router'
import { ErrorSummary } from '@wasla/design-system/components/ErrorSummary'
import { Form } from '@wasla/design-system/components/Form'
import { useUnsavedChanges } from '#form/useUnsavedChanges.tsx'
import { memberAddress } from '#shared/groups/group-address.ts'
import { DetailsStage } from './DetailsStage.tsx'
import { FormBar } from './FormBar.tsx'
import { FormHead } from './FormHead.tsx'
import type { StoredGroup } from './group-draft.ts'
import { GroupPreview } from './GroupPreview.tsx'
import { InterestsStage } from './InterestsStage.tsx'
import { inStage, stages, type FormStage } from './stages.ts'
import { useGroupForm } from './useGroupForm.ts'
import * as styles from './GroupForm.css.ts'

type GroupFormProps = {
  /** The saved group; null for a new one. */
  group: StoredGroup | null
  /** Initial stage of the form. @default the first */
  first?: FormStage
}

/** Creates or edits a group in two stages, with a preview beside the form. Then opens the group's page (S1 §2, §4). */
export function GroupForm({ group, first = 'DETAILS' }: GroupFormProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  /* Navigates in an effect, after the saved form no longer counts as unsaved. Navigating earlier would open the unsaved-changes prompt. */
  const [savedId, setSavedId] = useState<string | null>(null)
  const state = useGroupForm({ group, first, onSaved: setSavedId })
  const { form, stage } = state
  const unsaved = useUnsavedChanges(form.isDirty && savedId === null)
  useEffect(() => {
    if (savedId !== null) void navigate(memberAddress(savedId))
  }, [savedId, navigate])

  /*
   * When a stage opens, moves the focus and the scroll position to the top of the stage. If there are errors, the form itself focuses the
   * first one.
   */
  const parts = useRef<HTMLDivElement>(null)
  const shown = useRef(stage)
  const hasErrors = Object.keys(state.validationErrors).length > 0
  useEffect(() => {
    if (shown.current === stage) return
    shown.current = stage
    if (hasErrors) return
    parts.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [stage, hasErrors])

  const labels = {
    photo: intl.formatMessage({ id: 'groups.form.photo' }),
    coverPhoto: intl.formatMessage({ id: 'groups.form.cover' }),
    name: intl.formatMessage({ id: 'groups.form.name' }),
    userName: intl.formatMessage({ id: 'groups.form.userName' }),
    description: intl.formatMessage({ id: 'groups.form.description' }),
    way: intl.formatMessage({ id: 'groups.form.way' }),
    interests: intl.formatMessage({ id: 'groups.form.interests' }),
  }
  const title = intl.formatMessage({ id: group === null ? 'groups.form.create' : 'groups.form.edit' })
  return (
    <div className={styles.page}>
      {unsaved}
      <FormHead isNew={group === null} stage={stage} />
      <div className={styles.columnsOfForm}>
        <Form aria-label={title} validationErrors={state.validationErrors} onSubmit={state.save}>
          <div className={styles.fields}>
            <ErrorSummary labels={inStage(labels, stage)} />
            {stages.map((each) => (
              <div
                key={each}
                ref={each === stage ? parts : undefined}
                role="group"
                aria-label={intl.formatMessage({ id: `groups.form.stage.${each}` })}
                tabIndex={-1}
                hidden={each !== stage}
                className={styles.stage}
              >
                {each === 'DETAILS' ? (
                  <DetailsStage state={state} />
                ) : (
                  <InterestsStage
                    value={form.draft.interests}
                    saved={group?.interests.map(({ id }) => id) ?? []}
                    onChange={(interests) => form.set({ interests })}
                  />
                )}
              </div>
            ))}
            <FormBar state={state} />
          </div>
        </Form>
        <GroupPreview state={state} />
      </div>
    </div>
  )
}
