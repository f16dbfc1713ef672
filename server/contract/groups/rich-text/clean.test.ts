import { describe, expect, it } from 'vitest'
import { cleanRichText, partsOfRichText, visibleLength, wordsOf } from './clean.ts'

describe('cleanRichText', () => {
  it.each([
    '<p>Who cooks in Riyadh, and where to find good aubergines.</p>',
    '<p>A table.</p><ul><li>Post a recipe.</li><li><strong>No ads</strong> in <em>the</em> <u>comments</u>.</li></ul>',
    '<ol><li><p>One</p><ul><li><p>inside</p></li></ul></li></ol>',
    '<p>One<br>two</p><p><a href="https://example.com/a?b=1&amp;c=2">here</a></p>',
    '<p>كليجا ومعمول، وأكثر &amp; أكثر</p>',
    '<p>2 &lt; 3 and &quot;so on&quot;</p>',
    '',
  ])('does not change clean markup: %s', (html) => expect(cleanRichText(html)).toBe(html))

  it.each([
    ['a script and what is in it', '<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
    ['a script that never ends', '<p>a</p><script>alert(1)', '<p>a</p>'],
    ['handlers, styles and classes', '<p onclick="x()" style="color:red" class="y">a</p>', '<p>a</p>'],
    ['pictures', 'a<img src=x onerror=alert(1)>b', '<p>ab</p>'],
    ['drawings and what is in them', '<svg><g onload=alert(1)></g></svg>a', '<p>a</p>'],
    ['formulas', '<math><mi xlink:href="data:x,<script>alert(4)</script>">a</mi></math>b', '<p>b</p>'],
    ['comments, also those that hide a tag', 'a<!-- <p>x</p> -->b<!--><img src=x onerror=alert(1)>', '<p>ab</p>'],
    ['an address that runs', '<a href="javascript:alert(1)">a</a>', '<p>a</p>'],
    ['an address that runs, written with entities', '<a href="java&#115;cript:alert(1)">a</a>', '<p>a</p>'],
    ['an address that runs, broken over lines', '<a href="java\nscript:alert(1)">a</a>', '<p>a</p>'],
    ['an address of data', "<a href='data:text/html,<script>alert(1)</script>'>a</a>", '<p>a</p>'],
    ['an address with somebody’s name before the host', '<a href="https://good.com@evil.com/">a</a>', '<p>a</p>'],
    ['a tag in a tag', '<<p>p>a', '<p>&lt;</p><p>p&gt;a</p>'],
    ['a tag that quotes its end', '<p title="</p><script>alert(1)</script>">a</p>', '<p>a</p>'],
    ['a tag that never ends', 'a<p onclick="', '<p>a</p>'],
    [
      'markup that is only markup once its entities are read',
      '&lt;script&gt;alert(1)&lt;/script&gt;',
      '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
    ],
    ['templates, which a browser reads later', '<template><p>x</p></template>a', '<p>a</p>'],
    ['a style that closes itself early', '<style><a title="</style><img src onerror=alert(1)>">', '<p>&quot;&gt;</p>'],
    ['signs that turn the line around', '<p>abc\u202edef\u2066</p>', '<p>abcdef</p>'],
    ['controls', '<p>a\u0000b\u0007c&#0;&#7;d</p>', '<p>abcd</p>'],
    ['forms and tables, but not their words', '<form><table><tr><td>a</td></tr></table></form>', '<p>a</p>'],
  ])('removes %s', (_, html, clean) => expect(cleanRichText(html)).toBe(clean))

  it.each([
    ['words of other programs', '<div>a <b>b</b> <i>c</i></div><h1>d</h1>', '<p>a <strong>b</strong> <em>c</em></p><p>d</p>'],
    ['words without paragraphs', 'one <strong>two</strong>', '<p>one <strong>two</strong></p>'],
    ['tags in capitals', '<P>a<BR/>b</P>', '<p>a<br>b</p>'],
    ['marks that are never closed', '<p><strong>a</p><p>b', '<p><strong>a</strong></p><p>b</p>'],
    ['items without a list', '<li>a</li><li>b</li>', '<p>a</p><p>b</p>'],
    ['a list with words beside its items', '<ul>a<li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['an address without a scheme', '<a href="example.com">a</a>', '<p><a href="https://example.com/">a</a></p>'],
    ['blanks', '<p>  a \n\t b&nbsp; </p>  <p> </p><p><br></p>', '<p>a b</p>'],
    ['a mark in itself', '<strong>a<strong>b</strong></strong>', '<p><strong>ab</strong></p>'],
  ])('converts %s to clean markup', (_, html, clean) => expect(cleanRichText(html)).toBe(clean))

  it('returns only allowed markup for any input, and does not change its own result', () => {
    const pieces = ['<', '>', '</', 'p', '<p>', '</p>', '<ul>', '<li>', '</li>', '</ul>', '<a href="', 'https://a.com', '">', '&', '&lt;', '"', "'", ' ', 'x', 'ل', '<b>', '</b>', '<script>', '</script>', '<!--', '-->', '<br>', '<svg>', '\u202e', '<img onerror=a>', '=', '/'] // prettier-ignore
    let seed = 7
    const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
    const allowed = /^(?:[^<>"]|<\/?(?:p|strong|em|u|ul|ol|li|a)>|<br>|<a href="https?:\/\/[^"<>]*">)*$/u
    for (let round = 0; round < 3_000; round += 1) {
      const html = Array.from({ length: 1 + next(24) }, () => pieces[next(pieces.length)]).join('')
      const clean = cleanRichText(html)
      expect([html, cleanRichText(clean)]).toEqual([html, clean])
      expect([html, allowed.test(clean)]).toEqual([html, true])
    }
  })

  it('has the same parts before and after it is stored, so that a page shows stored markup and never trusts it', () => {
    const hostile = '<p onclick="x()">a <b>b</b><script>c</script></p><img src=x onerror=y><ul><li><a href="javascript:z">d</a></li></ul>'
    const parts = partsOfRichText(hostile)
    expect(parts).toEqual([
      { tag: 'p', children: ['a ', { tag: 'strong', children: ['b'] }] },
      { tag: 'ul', children: [{ tag: 'li', children: ['d'] }] },
    ])
    expect(partsOfRichText(cleanRichText(hostile))).toEqual(parts)
  })

  it('cleans deeply nested and unclosed markup without delay', () => {
    for (const html of [
      '<ul><li>'.repeat(20_000),
      '<'.repeat(50_000),
      '<a href="'.repeat(10_000),
      '<strong>'.repeat(20_000),
      '<!--'.repeat(20_000),
    ])
      expect(cleanRichText(html).length).toBeLessThan(400_000)
  })
})

describe('the visible text of a description', () => {
  it('is counted by visibleLength in both scripts, without markup and line breaks', () => {
    expect(visibleLength('<p>abc</p><p>de</p>')).toBe(5)
    expect(visibleLength('<p>مُحَمَّد</p>')).toBe(4)
    expect(visibleLength('<ul><li>a</li><li>b<br>c</li></ul>')).toBe(3)
    expect(visibleLength('<p>&lt;&amp;&nbsp;a</p>')).toBe(4)
    expect(visibleLength('<p>👩‍👩‍👧</p>')).toBe(1)
    expect(visibleLength('<p> </p>')).toBe(0)
  })

  it('is returned by wordsOf, with each paragraph and list item on its own line', () =>
    expect(wordsOf('<p>a</p><ul><li>b</li><li>c</li></ul>')).toBe('a\nb\nc'))
})
