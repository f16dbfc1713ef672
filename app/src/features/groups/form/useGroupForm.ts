import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { fieldOfCode, type FormFields } from '#form/form-problems.ts'
import { lazyCheck } from '#form/lazy-check.ts'
import { useForm } from '#form/useForm.ts'
import { useTypedDraft } from '#form/useTypedDraft.ts'
import { useUserNameCheck } from '#form/user-name/useUserNameCheck.ts'
import type { ServerProblem } from '#graphql/problems.ts'
import { errorTexts } from './error-texts.ts'
import { failureOf, toastFailure } from './form-toasts.tsx'
import { draftOf, isSameDraft, type GroupDraft, type StoredGroup } from './group-draft.ts'
import { fieldAt, groupFields, inStage, stageOf, stages, type FormStage } from './stages.ts'
import type { GroupFacts } from './group-problems.ts'
import { useGroupCalls } from './useGroupCalls.ts'

const fields: FormFields = {
  fields: [...groupFields, 'isPrivate', 'isDiscoverable'],
  codes: { GROUP_USERNAME_CONFLICT: 'userName', FILE_SIZE_EXCEEDED: 'photo', FILE_FORMAT_INVALID: 'photo' },
  at: fieldAt,
}

/**
 * Returns the fields at which a problem is shown. If the code of the problem belongs to a field, returns that field; otherwise the fields
 * that the server names.
 */
const placesOf = (problem: ServerProblem): readonly string[] => {
  const field = fieldOfCode(problem, fields)
  return field === undefined ? problem.fields.map(({ path }) => fieldAt(path)) : [field]
}

/** Seed of the pattern while no user name is typed. */
const unnamed = 'username'

/** Revokes the blob URL of a picture; otherwise the browser keeps the picture in memory. */
function useReleased(url: string | undefined) {
  useEffect(() => () => void (url !== undefined && URL.revokeObjectURL(url)), [url])
}

type Options = {
  /** The saved group; null for a new one. */
  group: StoredGroup | null
  /** Initial stage of the form. */
  first: FormStage
  /** Called with the group's id after everything is saved. */
  onSaved: (groupId: string) => void
}

type Checked = { readonly draft: GroupDraft; readonly checked: readonly FormStage[]; readonly facts: GroupFacts }

/* The rules with their library (10 kB) are loaded at the user's first change. */
const problemsOf = lazyCheck(
  () => import('./group-problems.ts'),
  ({ groupProblems }, { draft, checked, facts }: Checked) => checked.flatMap((each) => groupProblems(each, draft, facts)),
)

/** Returns the state of a group's form: its two stages, its errors, and a function to save. Typed values are never lost. */
export function useGroupForm({ group, first, onSaved }: Options) {
  const intl = useIntl()
  const calls = useGroupCalls()
  const [stage, goTo] = useState(first)
  const [refusedName, setRefusedName] = useState<string | null>(null)
  /*
   * The user name that is known to be taken. A ref, because the form's check reads the name, but the form must exist before the name can be
   * computed.
   */
  const taken = useRef<string | null>(null)

  /* A new group is checked stage by stage, a saved group as a whole. */
  const checked = group === null && stage === 'DETAILS' ? stages.slice(0, 1) : stages
  const check = async (draft: GroupDraft) => {
    const isTaken = taken.current === draft.userName.trim()
    const problems = await problemsOf({ draft, checked, facts: { hasPhoto: group !== null, isTaken } })
    const wrong = stageOf(problems.map(({ path }) => path))
    if (wrong !== null) goTo(wrong)
    return problems
  }

  const typed = useTypedDraft({ name: group === null ? 'group' : null, empty: draftOf(null), files: ['photo', 'cover'] })
  const form = useForm<GroupDraft>(fields, {
    saved: draftOf(group),
    restore: typed.restore,
    isSame: isSameDraft,
    check,
    onChange(next) {
      typed.keep(next)
      problemsOf.prefetch?.()
    },
    onRefused(problem) {
      const places = placesOf(problem)
      const place = stageOf(places)
      if (place === null) {
        toastFailure(failureOf(group === null, calls.lastCall()), problem)
        return
      }
      if (places.includes('userName')) setRefusedName(form.draft.userName.trim())
      goTo(place)
    },
  })
  const { draft } = form
  const userName = draft.userName.trim()
  const nameState = useUserNameCheck(group === null ? userName : '', null, 'GROUP')
  useEffect(() => {
    taken.current = nameState === 'taken' || refusedName === userName ? userName : null
  })
  useReleased(draft.photo?.url)
  useReleased(draft.cover?.url)

  const save = async () => {
    if (group === null && stage === 'DETAILS') {
      if (await form.validate()) goTo('INTERESTS')
      return
    }
    const id = await form.submit((next) => (group === null ? calls.found(next) : calls.change(group, next)))
    if (id === null) return
    form.forgetSent()
    onSaved(id)
  }

  return {
    form,
    group,
    stage,
    goTo,
    save: () => void save(),
    nameState,
    /** The typed user name that the server refused. */
    refusedName,
    /** Seed of the pattern that replaces a missing picture. */
    seed: userName || unnamed,
    /** Addresses of the current pictures: the newly chosen picture, or the saved one if none was chosen. */
    pictures: { photo: draft.photo?.url ?? group?.photo ?? null, cover: draft.cover?.url ?? group?.coverPhoto ?? null },
    /** Errors of the fields of the open stage, by field. */
    validationErrors: inStage(errorTexts(form.validationErrors, draft, intl), stage),
  }
}

export type GroupFormState = ReturnType<typeof useGroupForm>
