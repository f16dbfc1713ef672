/**
 * Removes the links with which React asks the browser to load every picture at once. A page loads its first picture with priority and the
 * others when they are near.
 */
export const withoutPreloads = (html: string): string => html.replace(/^(?:<link rel="preload" as="image"[^>]*>)+/, '')
