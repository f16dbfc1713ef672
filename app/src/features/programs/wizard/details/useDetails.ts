import { useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { useSearchParams } from 'react-router'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import type { FormFields } from '#form/form-problems.ts'
import { lazyCheck } from '#form/lazy-check.ts'
import { useForm } from '#form/useForm.ts'
import { useTypedDraft } from '#form/useTypedDraft.ts'
import { useServices } from '#services/context.ts'
import { firstObjective, objectiveIn } from '#shared/programs/wizard/first-objective.ts'
import type { WizardProgress } from '../progress/progress.ts'
import { SaveProgramDetailsDocument, WizardProgramDocument, type WizardProgramFragment } from '../wizard.generated.ts'
import { draftOf, inputOf, isSameDraft, missingOf, type DetailsDraft } from './details-draft.ts'

const fields: FormFields = {
  fields: [
    'coverImage',
    'name',
    'description',
    'programFocus',
    'startDate',
    'endDate',
    'isPublic',
    'isVisible',
    'launchLocationType',
    'launchLocationIds',
    'serviceAreaIds',
    'openToPlacement',
    'sellOnEcommerce',
    'storeLink',
  ],
  codes: { FILE_SIZE_EXCEEDED: 'coverImage', FILE_FORMAT_INVALID: 'coverImage', URL_INVALID_FORMAT: 'storeLink' },
  /* A problem of one chosen place is shown at the field of all places. */
  at: (path) => path.split('.')[0] ?? path,
}

/* The rules with their library (9 kB) are loaded at the user's first change. */
const fetchRules = () => import('./details-problems.ts')

/** Returns the form of the first step. Its first save creates the draft, whose id is stored on this device (K-26). */
export function useDetails(program: WizardProgramFragment | null) {
  const { clock, storage, tabBox } = useServices()
  const [query] = useSearchParams()
  const [today] = useState(() => civilDate(clock.now()))
  const saved = draftOf(program, today)
  const hasCover = Boolean(program?.coverImage)
  const published = program && program.status !== 'Draft' ? program : null
  const typed = useTypedDraft({ name: program ? null : 'program', empty: saved, files: ['cover'] })
  const form = useForm<DetailsDraft>(fields, {
    saved,
    restore: typed.restore,
    onChange: typed.keep,
    isSame: isSameDraft,
    check: lazyCheck(
      fetchRules,
      ({ detailsProblems }, draft: DetailsDraft) => detailsProblems(draft, { today, stored: program, hasCover, published }),
      /* If the rules cannot be loaded, only checks the values without which the input cannot be built. */
      (draft) => missingOf(draft, hasCover),
    ),
  })
  const [send] = useMutation(SaveProgramDetailsDocument, { context: { errors: form.errors } })

  const save = async (): Promise<WizardProgress | null> => {
    const answer = await form.submit(async (draft) => {
      const input = inputOf(draft, program?.id ?? null)
      if (!input) return null
      return send({
        variables: { program: input },
        update(cache, { data }) {
          if (!data) return
          const { id, program: stored } = data.upsertProgram
          cache.writeQuery({ query: WizardProgramDocument, variables: { programId: id }, data: { program: stored } })
        },
      })
    })
    const result = answer?.data?.upsertProgram
    if (!result) return null
    storage.keepProgramId(result.id)
    const objective = program ? null : objectiveIn(query)
    if (objective) firstObjective.store(tabBox, result.id, objective)
    return result
  }
  return { form, today, save }
}
