import { PreviewScreen } from './PreviewScreen.tsx'

/** The four pages of the preview (S2 §2). */
export const OverviewPreview = () => <PreviewScreen tab="overview" />
export const ShareablePreview = () => <PreviewScreen tab="shareable-content" />
export const CataloguePreviewPage = () => <PreviewScreen tab="catalogue" />
export const LearningPreview = () => <PreviewScreen tab="learning-content" />
