import { FormattedMessage } from 'react-intl'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import type { ServerProblem } from '#graphql/problems.ts'
import { ProblemText } from '#i18n/ProblemText.tsx'
import { Stated } from '#shared/list/Stated.tsx'

/** The two mutations of the form. The failed one determines the text of the toast (S1 §8). */
export type FormCall = 'group' | 'interests'

export const toastSaved = (id: 'groups.form.created' | 'groups.form.updated') => showToast({ tone: 'success', text: <Stated id={id} /> })

const failures = {
  create: { group: 'groups.form.failed.create', interests: 'groups.form.failed.createInterests' },
  update: { group: 'groups.form.failed.update', interests: 'groups.form.failed.updateInterests' },
} as const
type FailureId = (typeof failures)[keyof typeof failures][FormCall]

export const failureOf = (isNew: boolean, call: FormCall): FailureId => failures[isNew ? 'create' : 'update'][call]

/** Codes whose text would only repeat which mutation failed. */
const sameWords = new Set<ServerProblem['code']>(['GENERAL_ERROR', 'GROUP_UPDATE_FAILED'])

/**
 * Shows the only toast of a failed save (S1 §8). It names the failed mutation. It also names the server's reason, unless that would only
 * repeat which mutation failed.
 */
export const toastFailure = (id: FailureId, problem: ServerProblem | null = null) =>
  problem && !sameWords.has(problem.code)
    ? showToast({ tone: 'danger', title: <FormattedMessage id={id} />, text: <ProblemText problem={problem} /> })
    : showToast({ tone: 'danger', text: <FormattedMessage id={id} /> })
