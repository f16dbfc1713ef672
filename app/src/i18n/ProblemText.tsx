import { useIntl } from 'react-intl'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { errorText } from './error-text.ts'
import type { ServerProblem } from '#graphql/problems.ts'

type Said = Pick<ServerProblem, 'code' | 'params'>

/** Shows the text of a refusal, also after a change of language. */
export function ProblemText({ problem }: { problem: Said }) {
  return errorText(useIntl(), useFormats(), problem)
}

/** Shows a refusal as a toast; only one danger toast is shown at a time (S1 §8). */
export const toastProblem = (problem: Said) => showToast({ tone: 'danger', text: <ProblemText problem={problem} /> })
