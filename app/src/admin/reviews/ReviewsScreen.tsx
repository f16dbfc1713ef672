import { ListScreen } from '../lists/ListScreen.tsx'
import { useReviewsList } from './useReviewsList.tsx'

/** List of undecided cases, the most urgent first (F-10). A filter shows decided cases. */
export const ReviewsScreen = () => <ListScreen description={useReviewsList()} />
