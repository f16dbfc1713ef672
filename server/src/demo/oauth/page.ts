import type { Language, Localized } from '@wasla/contract/platform/language.ts'
import { accountSizes } from '@wasla/contract/social/demo.ts'
import { statedPlatformNames } from '@wasla/contract/social/platform-names.ts'
import type { Platform } from '@wasla/contract/social/record.ts'
import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'
import { escapeHtml } from '../../http/html.ts'
import { demoPage } from '../page.ts'
import { words } from './words.ts'

const stylePath = '/demo/oauth.css'

export type Consenting = {
  platform: Platform
  language: Language
  productName: Localized
  /** Fields that the app sent. The form sends them back with the answer. */
  hidden: Readonly<Record<string, string>>
  /** Address that leads back to the app without consent. */
  cancelAddress: string
  handle: string
  size: string
  problems: readonly FieldProblem[]
}

const document = (language: Language, title: string, main: string) => demoPage({ language, title, main, stylePath })

/** Isolates the direction of a name inside a sentence. */
const isolated = (name: string) => `<bdi>${escapeHtml(name)}</bdi>`

/** Returns the demo consent page (E-02). It works without scripts, in both languages and directions, in light and dark. */
export function consentPage({ platform, language, productName, hidden, cancelAddress, handle, size, problems }: Consenting): string {
  const say = words[language]
  const problemAt = (path: string) => {
    const found = problems.find((problem) => problem.path === path)
    return found ? `<p class="problem" id="${path}-problem" role="alert">${say.problems[found.rule] ?? ''}</p>` : ''
  }
  const handleProblem = problemAt('handle')
  const sizeProblem = problemAt('size')
  const described = `handle-hint${handleProblem ? ' handle-problem' : ''}`
  const choices = Object.keys(accountSizes).map((name) => {
    const [title, followers] = say.sizes[name as keyof typeof accountSizes]
    return `<label class="choice"><input type="radio" name="size" value="${name}"${name === size ? ' checked' : ''} required>${title}<small>${followers}</small></label>`
  })
  const stored = Object.entries(hidden).map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
  return document(
    language,
    say.title(statedPlatformNames[platform][language], productName[language]),
    `<h1>${say.title(isolated(statedPlatformNames[platform][language]), escapeHtml(productName[language]))}</h1>
<p>${escapeHtml(say.lead(productName[language]))}</p>
<p class="muted">${say.note}</p>
<form method="get" novalidate>${stored.join('')}
<div class="field"><label for="handle">${say.handle}</label><input type="text" id="handle" name="handle" value="${escapeHtml(handle)}" maxlength="60" autocomplete="off" autocapitalize="none" spellcheck="false" required aria-describedby="${described}"${handleProblem ? ' aria-invalid="true"' : ''}><span class="muted" id="handle-hint">${say.handleHint}</span>${handleProblem}</div>
<fieldset${sizeProblem ? ' aria-describedby="size-problem"' : ''}><legend>${say.size}</legend>${choices.join('')}${sizeProblem}</fieldset>
<div class="actions"><button name="answer" value="allow">${say.allow}</button><a class="cancel" href="${escapeHtml(cancelAddress)}">${say.cancel}</a></div>
</form>`,
  )
}

/** The page for an address that belongs to no request of the app. */
export const strayPage = (language: Language, productName: Localized): string =>
  document(language, productName[language], `<h1>${escapeHtml(productName[language])}</h1><p>${words[language].notFound}</p>`)
