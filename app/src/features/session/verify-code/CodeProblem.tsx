import { FormattedMessage } from 'react-intl'
import type { ServerProblem } from '#graphql/problems.ts'
import { ProblemText } from '#i18n/ProblemText.tsx'

/** Text below the boxes. Says why the code was refused. */
export const CodeProblem = ({ problem }: { problem: Pick<ServerProblem, 'code' | 'params'> }) =>
  problem.code === 'DTO_VALIDATION_ERROR' ? <FormattedMessage id="field.code" /> : <ProblemText problem={problem} />
