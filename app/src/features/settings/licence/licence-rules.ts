import { licenceRules } from '@wasla/contract/licences/rules.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import { pdfProblem } from '#shared/verification/pdf-problem.ts'
import { inputOf, type LicenceDraft } from './licence-draft.ts'

/** Checks the form by the contract's rules for this day, then the content of the document. Loaded with the first change. */
export async function checkLicence(draft: LicenceDraft, today: string) {
  const problems = problemsOf(licenceRules(today), inputOf(draft))
  if (problems.length > 0 || draft.document === null) return problems
  const rule = await pdfProblem(draft.document)
  return rule ? [{ path: 'document', rule }] : []
}
