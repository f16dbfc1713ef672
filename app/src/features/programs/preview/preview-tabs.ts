/** The pages of the preview (S2 §2). */
export const previewTabs = ['overview', 'shareable-content', 'catalogue', 'learning-content'] as const
export type PreviewTab = (typeof previewTabs)[number]
