import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { LinkLanguage, useLinkAddress } from './link-address.ts'

function Link({ href }: { href: string }) {
  return <a href={useLinkAddress(href)}>there</a>
}

const drawn = (href: string) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={['/join-waiting-list']}>
      <Link href={href} />
    </MemoryRouter>,
  )

describe('the address of a link on a page whose address names a language', () => {
  const inArabic = (href: string) =>
    renderToStaticMarkup(
      <LinkLanguage value="ar">
        <MemoryRouter initialEntries={['/groups/riyadh?lang=ar']}>
          <Link href={href} />
        </MemoryRouter>
      </LinkLanguage>,
    ).replaceAll('&amp;', '&')

  it.each([
    ['/', '/?lang=ar'],
    ['/?returnTo=%2Fhome', '/?returnTo=%2Fhome&lang=ar'],
    ['/groups/riyadh/stats#members', '/groups/riyadh/stats?lang=ar#members'],
    ['/?lang=en', '/?lang=en'],
    ['https://x.com/wasla', 'https://x.com/wasla'],
  ])('%s becomes %s', (href, address) => expect(inArabic(href)).toContain(`href="${address}"`))
})

describe('the address of a link', () => {
  it.each(['https://x.com/wasla', 'mailto:help@wasla.example', 'tel:+966500000001', '//cdn.example/file'])(
    '%s is external and stays unchanged',
    (href) => expect(drawn(href)).toContain(`href="${href}"`),
  )

  it.each([
    ['/home', '/home'],
    ['?question=goal', '/join-waiting-list?question=goal'],
    ['/invite-friends?page=2#main', '/invite-friends?page=2#main'],
  ])('%s is a page of ours and is resolved by the router', (href, address) => expect(drawn(href)).toContain(`href="${address}"`))
})
