import type { AdminReviewCaseDetailsQuery } from './CaseScreen.generated.ts'

/** A case as its screen reads it. */
export type ReviewCase = AdminReviewCaseDetailsQuery['adminReviewCaseDetails']
