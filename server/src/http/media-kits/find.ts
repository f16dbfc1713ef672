import { isProblem } from '@wasla/contract/errors/problem.ts'
import { readKit } from '@wasla/contract/media-kits/canonical.ts'
import { kitNumberIn } from '@wasla/contract/media-kits/number.ts'
import type { MediaKitRecord } from '@wasla/contract/media-kits/record.ts'
import type { Localized } from '@wasla/contract/platform/language.ts'
import type { Services } from '../../services/services.ts'
import { named, type Head } from '../public-page/head.ts'
import { filled } from '../public-page/words.ts'
import type { Find } from '../rendered-page/found.ts'
import { kitPath } from './path.ts'

const words = {
  title: { en: 'Media kit of {name}', ar: 'الملف الإعلامي: {name}' },
  missing: { en: 'Media kit not found', ar: 'الملف الإعلامي غير موجود' },
} as const satisfies Record<string, Localized>

/** Returns a kit that anybody may read; null for every other number. */
export async function findKit({ mediaKits }: Pick<Services, 'mediaKits'>, number: string): Promise<MediaKitRecord | null> {
  try {
    return (await mediaKits.read(number)).kit
  } catch (error) {
    if (isProblem(error)) return null
    throw error
  }
}

type Parts = { productName: Localized; find(number: string): Promise<MediaKitRecord | null> }

/**
 * Looks up the page that checks a kit. Search engines index none of them: a kit is for those who were given it. Numbers without a readable kit
 * all get the same page.
 */
export const findKitPage =
  ({ productName, find }: Parts): Find =>
  async ({ path, query, parameters, language }) => {
    const headed = (title: string): Head => ({
      title: `${title} · ${productName[language]}`,
      description: '',
      more: named('robots', 'noindex'),
      isForStrangers: true,
    })
    const number = kitNumberIn(parameters['number'] ?? '')
    const kit = number === null ? null : await find(number)
    if (!kit) return { kind: 'page', status: 404, head: headed(words.missing[language]), path: kitPath('none') + query }
    if (path !== kitPath(kit.number)) return { kind: 'moved', status: 308, to: kitPath(kit.number) + query }
    const title = filled(words.title[language], { name: readKit(kit.text).name[language] })
    return { kind: 'page', status: 200, head: headed(title), path: path + query }
  }
