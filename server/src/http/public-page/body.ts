import type { Language } from '@wasla/contract/platform/language.ts'
import { typeSlug } from '@wasla/contract/profiles/types.ts'
import { escapeHtml as text, inLanguage } from '../html.ts'
import type { ProfileTabName } from '@wasla/contract/showcase/profile-tabs.ts'
import type { Anchor, Facts, ShownPost } from './facts.ts'
import { filled, words } from './words.ts'

const check =
  '<path fill="currentColor" d="M10 .8l2.5 1.9 3.1-.2.9 3L19 7.4l-1.1 2.9 1.1 2.9-2.500 1.900-.9 3-3.100-.2-2.500 1.900-2.500-1.900-3.100.2-.9-3L1 13.200l1.100-2.900L1 7.400l2.500-1.900.9-3 3.100.2z"/><path d="M6.400 10.300l2.500 2.500 4.800-5" fill="none" stroke="#fff" stroke-width="1.800" stroke-linecap="round" stroke-linejoin="round"/>'

type Item = Anchor & Partial<Pick<ShownPost, 'caption' | 'postedOn' | 'day'>>

/** Returns a link to another site. We do not vouch for that site, and it learns only our origin as the referrer (D-13). */
const anchor = ({ href, text: label, handle, caption, postedOn, day }: Item) => {
  const parts = [
    label && `<span>${text(label)}</span>`,
    handle && `<bdi dir="ltr">${text(handle)}</bdi>`,
    caption && `<bdi>${text(caption)}</bdi>`,
    postedOn && day && `<time datetime="${text(postedOn)}">${text(day)}</time>`,
  ]
  return `<li><a href="${text(href)}" rel="nofollow noopener ugc">${parts.filter(Boolean).join(' ')}</a></li>`
}

const list = (title: string, anchors: readonly Item[]) =>
  anchors.length === 0 ? '' : `<section><h2>${text(title)}</h2><ul class="early-list">${anchors.map(anchor).join('')}</ul></section>`

function face({ picture, initials, name }: Facts, language: Language): string {
  if (picture === null) return `<span class="early-face" aria-hidden="true">${text(initials)}</span>`
  const alt = filled(words.pictureOf[language], { name })
  return `<img class="early-face" src="${text(picture)}" alt="${text(alt)}" width="112" height="112" fetchpriority="high" />`
}

/**
 * Returns the profile as HTML for readers before the app has loaded, or without it: name, picture, texts and links. Texts of people are
 * isolated, so that each keeps its own direction, and escaped (security case 49). Tabs other than the overview show only the top of the
 * profile.
 */
export function profileBody(facts: Facts, language: Language, tab: ProfileTabName): string {
  const mark = facts.isVerified
    ? ` <svg class="early-check" viewBox="0 0 20 20" role="img" aria-label="${text(words.verified[language])}">${check}</svg>`
    : ''
  const line = [
    `<bdi dir="ltr">${text(facts.handle)}</bdi>`,
    `<span class="early-type">${text(facts.typeWord)}</span>`,
    ...(facts.place.length === 0
      ? []
      : [`<span>${facts.place.map((part) => `<bdi>${text(part)}</bdi>`).join(language === 'ar' ? '، ' : ', ')}</span>`]),
  ]
  return [
    `<main class="early early-${typeSlug[facts.type]}" ${inLanguage(language)}>`,
    '<div class="early-cover"></div>',
    face(facts, language),
    `<h1><bdi>${text(facts.name)}</bdi>${mark}</h1>`,
    `<p class="early-line">${line.join(' ')}</p>`,
    facts.bio === '' ? '' : `<p class="early-bio" dir="auto">${text(facts.bio)}</p>`,
    facts.interests.length === 0
      ? ''
      : `<ul class="early-chips">${facts.interests.map((interest) => `<li>${text(interest)}</li>`).join('')}</ul>`,
    ...(tab === 'overview'
      ? [list(words.accounts[language], facts.accounts), list(words.posts[language], facts.posts), list(words.links[language], facts.links)]
      : []),
    '</main>',
  ].join('')
}

/** Returns a page with one message. */
export const saying = (language: Language, title: string, line: string): string =>
  `<main class="early" ${inLanguage(language)}><h1>${text(title)}</h1><p>${text(line)}</p></main>`

export const missingBody = (language: Language) => saying(language, words.missingTitle[language], words.missing[language])
export const busyBody = (language: Language) => saying(language, words.busyTitle[language], words.busy[language])
export const fullBody = (language: Language) => saying(language, words.fullTitle[language], words.full[language])
