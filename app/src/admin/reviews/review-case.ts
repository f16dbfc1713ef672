import type { AdminReviewCaseDetailsQuery } from './CaseScreen.generated.ts'

/** A case, as its screen queries it. */
export type ReviewCase = AdminReviewCaseDetailsQuery['adminReviewCaseDetails']
