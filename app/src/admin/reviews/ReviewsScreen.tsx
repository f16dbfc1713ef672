import { ListScreen } from '../lists/ListScreen.tsx'
import { useReviewsList } from './useReviewsList.tsx'

/** Cases that await a decision, the most urgent first (F-10); a filter shows the decided ones. */
export const ReviewsScreen = () => <ListScreen description={useReviewsList()} />
