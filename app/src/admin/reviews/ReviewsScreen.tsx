import { ListScreen } from '../lists/ListScreen.tsx'
import { useReviewsList } from './useReviewsList.tsx'

/** What awaits a decision, the most urgent first (F-10); what was decided is a filter away. */
export const ReviewsScreen = () => <ListScreen description={useReviewsList()} />
