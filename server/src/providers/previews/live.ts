import { playerHosts } from '@wasla/contract/showcase/fields.ts'
import * as z from 'zod/mini'
import { platformPicture } from './covers.ts'
import { guardedGet } from './guarded-get.ts'
import type { Network } from './guarded-hop.ts'
import type { LinkPreviews } from './port.ts'
import { isBelow, pageHosts, pictureIn, playerFrame, playerIn, siteOf } from './sites.ts'

/** Milliseconds for all responses of other sites together (D-12). */
const longestWait = 3_000
const most = { answer: 64 * 1024, page: 768 * 1024 } as const

const oEmbed = z.object({ html: z.optional(z.nullable(z.string())), thumbnail_url: z.optional(z.nullable(z.string())) })

export type LivePreviewsOptions = {
  network: Network
  /** Our public address: some players need to know the page that embeds them. */
  publicUrl: string
  /** Secret that signs addresses of pictures. */
  secret: string
  wait?: number
}

/**
 * Gets previews from the platforms: by oEmbed if it is open to everybody, else from the page’s Open Graph data (D-12). Never calls hosts
 * that are not on the list. Returns the addresses of a player and a picture, never their markup; we show the pictures ourselves. Throws if
 * a site does not answer.
 */
export function livePreviews({ network, publicUrl, secret, wait = longestWait }: LivePreviewsOptions): LinkPreviews {
  const isPage = (host: string) => isBelow(host, pageHosts)
  const ourHost = new URL(publicUrl).hostname

  const cover = (source: string | null | undefined) => platformPicture(secret, source)

  return {
    embeds: [...playerHosts].map((host) => `https://${host}`),
    async of({ url: address }) {
      const url = new URL(address)
      if (!isPage(url.hostname)) return { html: null, coverPhotoUrl: null }
      const site = siteOf(url.hostname)
      const signal = AbortSignal.timeout(wait)
      const read = async (target: string, types: readonly string[], size: number) =>
        (await guardedGet(network, { url: target, isAllowed: isPage, types, most: size }, signal)).body.toString()
      if (site?.oEmbed !== undefined) {
        const question = `${site.oEmbed}?${new URLSearchParams({ format: 'json', url: url.href }).toString()}`
        const answer = z.parse(oEmbed, JSON.parse(await read(question, ['application/json'], most.answer)))
        return { html: playerIn(answer.html ?? ''), coverPhotoUrl: cover(answer.thumbnail_url) }
      }
      const html = playerFrame(site?.player?.(url, ourHost) ?? null)
      url.protocol = 'https:'
      // A page that only members can see still has a player.
      const page = await read(url.href, ['text/html', 'application/xhtml+xml'], most.page).catch((error: unknown) => {
        if (html === null) throw error
        return ''
      })
      return { html, coverPhotoUrl: cover(pictureIn(page)) }
    },
  }
}
