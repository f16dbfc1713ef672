import { useIntl } from 'react-intl'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { errorText } from './error-text.ts'
import type { ServerProblem } from '#graphql/problems.ts'

type Said = Pick<ServerProblem, 'code' | 'params'>

/** Shows a refusal in the page's language and follows its changes. */
export function ProblemText({ problem }: { problem: Said }) {
  return errorText(useIntl(), useFormats(), problem)
}

/** Shows a refusal as the one danger toast (S1 §8). */
export const toastProblem = (problem: Said) => showToast({ tone: 'danger', text: <ProblemText problem={problem} /> })
